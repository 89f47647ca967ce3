import { Tinypool } from 'tinypool';
import type { Derivative } from '../makeDerivatives.ts';
import type { ImagePurpose } from '../purposes.ts';
import type { AvifTask } from './avifWorker.ts';

/** Makes the AVIF sizes of pictures, one picture after the other. */
export type AvifMaker = {
  /**
   * All AVIF sizes of one picture, the widest first.
   * @throws what the encoder says; that its process ended; an AbortError once `signal` is aborted, which ends the process
   */
  make(original: Uint8Array, purpose: ImagePurpose, signal?: AbortSignal): Promise<Derivative[]>;
};

/**
 * A maker with a process of its own, which begins with the first picture and ends when none came for `idleFor` milliseconds:
 * the encoder leaves over a hundred megabytes of heap behind that are free and not given back. It runs behind everything else
 * on the machine, knows none of our secrets, and a file that brings it down brings down nothing else.
 */
export function createAvifMaker({ idleFor }: { idleFor: number }): AvifMaker {
  const pool = new Tinypool({
    filename: new URL('avifWorker.ts', import.meta.url).href,
    runtime: 'child_process',
    // Copies bytes as bytes; JSON would write each as a number.
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleFor,
    execArgv: [],
  });
  return {
    async make(original, purpose, signal) {
      const task: AvifTask = { original, purpose };
      const sizes = (await pool.run(task, signal && { signal })) as Derivative[];
      return sizes.map((size) => ({ ...size, body: Buffer.from(size.body) }));
    },
  };
}
