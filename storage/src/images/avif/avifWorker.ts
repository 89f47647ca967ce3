import { setPriority } from 'node:os';
import { makeDerivatives } from '../makeDerivatives.ts';
import type { Derivative } from '../makeDerivatives.ts';
import type { ImagePurpose } from '../purposes.ts';

/** What is asked of the process that makes AVIF sizes. */
export type AvifTask = { original: Uint8Array; purpose: ImagePurpose };

// Nobody waits for these sizes: everything else on the machine comes first.
setPriority(10);

// Without the process that asks there is nobody to answer.
process.on('disconnect', () => process.exit());

/** All AVIF sizes of one picture, the widest first. */
export default async function makeSizes({ original, purpose }: AvifTask): Promise<Derivative[]> {
  const sizes: Derivative[] = [];
  for await (const size of makeDerivatives(Buffer.from(original), { format: 'avif', purpose })) sizes.push(size);
  return sizes;
}
