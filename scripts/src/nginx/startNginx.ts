import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@komawari/postgres/freePort';
import { needProgram } from '../needProgram.ts';
import { cacheDirOf, type NginxSettings, renderNginxConfig } from './renderNginxConfig.ts';

export type RunningNginx = {
  url: string;
  /** Of the master; its workers are its children. */
  pid: number;
  /** Where it keeps pictures behind walls. */
  cacheDir: string;
  stop(): Promise<void>;
};

const program = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';

function prepareRunDir(): string {
  const runDir = mkdtempSync(join(tmpdir(), 'komawari-nginx-'));
  // nginx's workers run as a user of their own when its master is root's.
  chmodSync(runDir, 0o755);
  return runDir;
}

/** Has nginx itself check a file (`nginx -t`). @returns what it says @throws an error with its complaint */
export async function checkNginxFile(config: string): Promise<string> {
  const child = spawn(program, ['-c', config, '-t'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`nginx does not accept the configuration: ${said.trim()}`);
  return said;
}

/** Has nginx itself check deploy/nginx.conf with these settings. @returns what it says @throws an error with its complaint */
export async function checkNginxConfig(settings: Omit<NginxSettings, 'runDir'>): Promise<string> {
  const runDir = prepareRunDir();
  try {
    const config = join(runDir, 'nginx.conf');
    writeFileSync(config, renderNginxConfig({ ...settings, runDir }));
    return await checkNginxFile(config);
  } finally {
    rmSync(runDir, { recursive: true, force: true });
  }
}

/** Starts nginx with any configuration that listens on the port it is given. @throws Refusal where nginx is not installed */
export async function startNginxWith(makeConfig: (runDir: string, port: number) => string): Promise<RunningNginx> {
  await needProgram(program, 'which stands before the API and serves the files');
  const runDir = prepareRunDir();
  const port = await findFreePort();
  const config = join(runDir, 'nginx.conf');
  writeFileSync(config, makeConfig(runDir, port));
  const child = spawn(program, ['-c', config, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'close');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said.trim()}`);
    await wait(20);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(runDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, cacheDir: cacheDirOf(runDir), stop };
}

/** Starts nginx with deploy/nginx.conf on a free port of this machine. */
export function startNginx(settings: Omit<NginxSettings, 'runDir' | 'listen'>): Promise<RunningNginx> {
  return startNginxWith((runDir, port) => renderNginxConfig({ ...settings, runDir, listen: `127.0.0.1:${port}` }));
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Refused: not yet.
    return false;
  } finally {
    socket.destroy();
  }
}
