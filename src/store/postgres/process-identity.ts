import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/** The format of a process's id. */
const ID = /^([0-9a-f-]{36})\.(\d+)\.(\d+)\.(\d+)\/[0-9a-f-]{36}$/;

/**
 * An id for this process, like no other. Where Linux tells, it begins with the machine's boot, the space of process numbers
 * (a container has its own), the number in it, and when the process started: so another can tell that it is gone.
 */
export function newProcessId(): string {
  const identity = identityOf(process.pid);
  return identity === undefined ? randomUUID() : `${identity}/${randomUUID()}`;
}

/**
 * Whether the process of an id ran here, between the same boots and among the same process numbers, and does not any more. False
 * where that can't be told: another machine's processes, and those of other containers, may run.
 */
export function isGone(id: string): boolean {
  const [, boot, space, number, started] = ID.exec(id) ?? [];
  if (number === undefined || !HERE || boot !== HERE.boot || space !== HERE.space) return false;
  const runs = startOf(Number(number));
  return runs === 'none' || (runs !== 'unknown' && runs !== started);
}

/** Where numbers of processes mean the same: undefined where that is not known. */
const HERE = readHere();

function readHere(): { readonly boot: string; readonly space: string } | undefined {
  try {
    // Another space's /proc would tell of other processes than ours.
    if (readlinkSync('/proc/self') !== String(process.pid)) return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const [, space] = /^pid:\[(\d+)\]$/.exec(readlinkSync('/proc/self/ns/pid')) ?? [];
    return space === undefined ? undefined : { boot, space };
  } catch {
    return undefined;
  }
}

/** What the id of a process here begins with. */
export function identityOf(number: number): string | undefined {
  const started = startOf(number);
  if (!HERE || started === 'none' || started === 'unknown') return undefined;
  return `${HERE.boot}.${HERE.space}.${number}.${started}`;
}

/** When a process started, in the kernel's ticks since the boot. A number is given again, but not with the same start. */
function startOf(number: number): string | 'none' | 'unknown' {
  try {
    process.kill(number, 0);
  } catch (error) {
    // Another user's processes are there too, though they may be hidden.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH' ? 'none' : 'unknown';
  }
  try {
    const stat = readFileSync(`/proc/${number}/stat`, 'utf8');
    // The name, in parentheses, may hold anything. The start is field 22, the state field 3.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', started] = [fields[0], fields[19]];
    // A zombie has ended, and only waits for its parent to look.
    return state === 'Z' || state === 'X' ? 'none' : (started ?? 'unknown');
  } catch {
    return 'unknown';
  }
}
