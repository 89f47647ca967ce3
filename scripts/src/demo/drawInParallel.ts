import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DrawnImage } from './catalogue/types.ts';

type Answer = { key: string; body: Uint8Array<ArrayBuffer>; image: Omit<DrawnImage, 'body'> } | { key: string; error: string };

/** Draws the pictures with these keys in worker threads, one per core, and yields each as soon as it is done. */
export async function* drawInParallel(keys: readonly string[]): AsyncGenerator<{ key: string; image: DrawnImage }> {
  const waiting = [...keys];
  const finished: Answer[] = [];
  let wake = (): void => undefined;
  const workers = Array.from({ length: Math.min(availableParallelism(), 4, keys.length) }, () => new Worker(new URL('./drawWorker.ts', import.meta.url)));
  const give = (worker: Worker): void => {
    const key = waiting.shift();
    if (key !== undefined) worker.postMessage(key);
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
    give(worker);
  }
  try {
    for (let done = 0; done < keys.length; done++) {
      while (finished.length === 0 && failures.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      if (failures[0]) throw failures[0];
      const answer = finished.shift()!;
      if ('error' in answer) throw new Error(`Drawing ${answer.key} failed: ${answer.error}`);
      yield { key: answer.key, image: { ...answer.image, body: Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength) } };
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
