import PQueue from 'p-queue';
import { slots } from './imageQueue.ts';
import type { Urgency } from './imageQueue.ts';

// A decoded picture takes up to 120 MB, so however many are asked for, only a few are held: one more than can be
// worked on, for while its maker stores the last file. AVIF, at 5 s a page, must not keep all of them from readers.
const pictures = {
  soon: new PQueue({ concurrency: slots + 1 }),
  later: new PQueue({ concurrency: 1 }),
};

/** Waits until one more decoded picture may be held; the result gives the place back. */
export async function holdPicture(urgency: Urgency): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const queue = urgency === 'later' ? pictures.later : pictures.soon;
  void queue.add(() => {
    started.resolve();
    return held.promise;
  });
  await started.promise;
  return held.resolve;
}
