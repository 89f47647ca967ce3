import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@komawari/postgres/freePort';
import { environment } from '../config.ts';
import { needProgram } from '../needProgram.ts';
import type { AtEnd } from '../runInterruptible.ts';

const USER = 'komawari';
const PATIENCE_MS = 60_000;

/** One copy of everything, in memory: what is asked of it is whether it speaks S3, not whether it keeps anything. */
const configure = (folder: string, monitor: string, gateway: string): string => `[global]
fsid = ${randomUUID()}
mon host = [${monitor}]
mon data = ${folder}/mon
# A machine with a nearly full disk will do: nothing is written there.
mon data avail crit = 1
mon allow pool size one = true
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1G
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
# Debian keeps them in the folder of the architecture, which its Ceph looks for below the current one.
osd class dir = ${globSync('/usr/lib/{,*/}rados-classes')[0] ?? ''}
rgw data = ${folder}
rgw frontends = beast endpoint=${gateway}
keyring = ${folder}/keyring
run dir = ${folder}
admin socket =
log file = ${folder}/$name.log
`;

const KEYS: [name: string, ...caps: string[]][] = [
  ['mon.', 'mon', 'allow *'],
  ['client.admin', 'mon', 'allow *', 'osd', 'allow *'],
  ['osd.0', 'mon', 'allow profile osd', 'osd', 'allow *'],
];

/**
 * Starts a Ceph of one monitor, one object storage daemon and the gateway for S3, each on a port of this machine that is free, in a
 * folder that is removed in the end.
 * @returns the URL of the gateway with the key in it
 * @throws Refusal where a program of it is not installed
 */
export async function startCeph(atEnd: AtEnd): Promise<URL> {
  for (const program of ['ceph-mon', 'ceph-osd', 'radosgw']) await needProgram(program, 'a part of Ceph');
  const folder = mkdtempSync(join(tmpdir(), 'komawari-ceph-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const monitor = `v2:127.0.0.1:${await findFreePort()}`;
  const gateway = `127.0.0.1:${await findFreePort()}`;
  const [config, keyring, map] = ['ceph.conf', 'keyring', 'monmap'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const text = configure(folder, monitor, gateway);
  writeFileSync(config, text);
  for (const name of ['mon', 'osd']) mkdirSync(join(folder, name));

  const env = { ...environment, CEPH_CONF: config };
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(program, args, { cwd: folder, env, timeout: PATIENCE_MS });
  const serve = (program: string, ...args: string[]) => {
    const child = spawn(program, [...args, '-f'], { cwd: folder, env, stdio: 'ignore' });
    const ended = once(child, 'close');
    atEnd(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    return child;
  };

  await run('ceph-authtool', '--create-keyring', keyring);
  for (const [name, ...caps] of KEYS) {
    const pairs = caps.flatMap((cap, at) => (at % 2 === 0 ? ['--cap', cap] : [cap]));
    await run('ceph-authtool', keyring, '--gen-key', '--name', name, ...pairs);
  }
  await run(
    'monmaptool',
    '--create',
    '--addv',
    'a',
    `[${monitor}]`,
    '--fsid',
    /fsid = (\S+)/.exec(text)?.[1] ?? '',
    map,
  );
  await run('ceph-mon', '--mkfs', '--id', 'a', '--monmap', map, '--keyring', keyring);
  serve('ceph-mon', '--id', 'a');
  const daemon = randomUUID();
  await run('ceph', '--connect-timeout', '30', 'osd', 'new', daemon);
  await run('ceph-osd', '--mkfs', '--id', '0', '--osd-uuid', daemon);
  serve('ceph-osd', '--id', '0');

  const secret = randomBytes(20).toString('hex');
  const key = ['--access-key', USER, '--secret-key', secret];
  await run('radosgw-admin', 'user', 'create', '--uid', USER, '--display-name', USER, ...key);
  const server = serve('radosgw', '--name', 'client.admin');
  const url = new URL(`http://${USER}:${secret}@${gateway}`);
  const since = Date.now();
  while (!(await fetch(`http://${gateway}`).catch(() => null))) {
    if (server.exitCode !== null || Date.now() - since > PATIENCE_MS) throw new Error('radosgw does not answer.');
    await wait(200);
  }
  return url;
}
