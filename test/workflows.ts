// `npm run workflows`: runs the commands of each GitHub workflow here, in order, each job in a new clone of the last
// commit. `npm run workflows -- audit` runs one workflow. Commands that need GitHub or Docker are listed, but not run.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Job {
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}

/** Commands that need GitHub, or npm’s own registry. */
const REMOTE_COMMANDS = /^(?:gh|npm audit) /;

const [chosen] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const file of readdirSync('.github/workflows')) {
  if (chosen !== undefined && file !== `${chosen}.yml`) continue;
  const { jobs } = parse(readFileSync(join('.github/workflows', file), 'utf8'));
  for (const [name, job] of Object.entries<Job>(jobs)) runJob(`${file}, ${name}`, job);
}

function runJob(title: string, { steps = [] }: Job): void {
  const folder = mkdtempSync(join(tmpdir(), 'fray-workflow-'));
  console.log(`\n${title}`);
  spawnSync('git', ['clone', '-q', '.', folder], { stdio: 'inherit' });
  for (const { uses, run } of steps) {
    if (uses?.startsWith('actions/checkout')) console.log('  cloned');
    else if (run === undefined || REMOTE_COMMANDS.test(run)) console.log(`  left out: ${uses ?? run}`);
    else if (!runStep(run, folder)) break;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Runs a command as GitHub does. A failed command ends its job, and the program fails. */
function runStep(run: string, folder: string): boolean {
  const start = Date.now();
  const env = { ...process.env, GITHUB_REF_NAME: `v${version}` };
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', run], { cwd: folder, env, encoding: 'utf8' });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`  ${status === 0 ? 'done' : 'FAILED'} in ${seconds} s: ${run}`);
  if (status === 0) return true;
  console.log(`${stdout}${stderr}`.split('\n').slice(-40).join('\n'));
  process.exitCode = 1;
  return false;
}
