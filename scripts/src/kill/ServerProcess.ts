import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../config.ts';

/** One process of the installation, as `npm run serve -- api` or `-- worker` starts it. */
export type ServerProcess = {
  role: 'api' | 'worker';
  pid: number;
  /** Ends it with signal 9 and waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to end, waits until it has, and tells with which code; null when a signal ended it. */
  stop(): Promise<number | null>;
  /** What it printed last, for the report of a failure. */
  output(): string;
};

const keptOutput = 4000;

/** Starts a process and waits until it says that it is ready. Everything it prints is also handed to `onOutput`. */
export async function startServer(
  role: ServerProcess['role'],
  env: NodeJS.ProcessEnv,
  onOutput: (text: string) => void = () => {},
): Promise<ServerProcess> {
  const program = join(root, 'scripts/src/serve.ts');
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=8', program, role], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-keptOutput);
      onOutput(chunk.toString());
      if (said.includes(' ready.')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The ${role} ended with ${code} before it was ready:\n${said}`)));
  });
  await ready;
  return {
    role,
    pid: child.pid ?? 0,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      return ((await ended) as [number | null])[0];
    },
    output: () => said,
  };
}
