import { availableParallelism } from 'node:os';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DrawnImage } from './catalogue/types.ts';

type Answer =
  | { key: string; body: Uint8Array<ArrayBuffer>; image: Omit<DrawnImage, 'body'> }
  | { key: string; error: string };

/**
 * Draws the pictures with these keys in processes of their own, one per core, and yields each as soon as it is done. Not in
 * threads: reading SVG is switched off for a whole process where uploads are read, and stays so.
 */
export async function* drawInParallel(keys: readonly string[]): AsyncGenerator<{ key: string; image: DrawnImage }> {
  const waiting = [...keys];
  const finished: Answer[] = [];
  let wake = (): void => undefined;
  const workers = Array.from({ length: Math.min(availableParallelism(), 4, keys.length) }, () =>
    fork(fileURLToPath(new URL('./drawWorker.ts', import.meta.url)), { serialization: 'advanced', execArgv: [] }),
  );
  const give = (worker: ChildProcess): void => {
    const key = waiting.shift();
    if (key !== undefined) worker.send(key);
  };
  const failures: Error[] = [];
  for (const worker of workers) {
    worker.on('message', (answer: Answer) => {
      finished.push(answer);
      give(worker);
      wake();
    });
    worker.on('error', (error: Error) => {
      failures.push(error);
      wake();
    });
    worker.on('exit', (code) => {
      failures.push(new Error(`A drawing process ended with code ${code}.`));
      wake();
    });
    give(worker);
  }
  try {
    for (let done = 0; done < keys.length; done++) {
      while (finished.length === 0 && failures.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      if (failures[0]) throw failures[0];
      const answer = finished.shift()!;
      if ('error' in answer) throw new Error(`Drawing ${answer.key} failed: ${answer.error}`);
      yield {
        key: answer.key,
        image: {
          ...answer.image,
          body: Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength),
        },
      };
    }
  } finally {
    for (const worker of workers) worker.kill();
  }
}
