import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ImageType } from '../gql/graphql.ts';
import { checkFile } from './checkFile.ts';
import { UploadQueue } from './UploadQueue.ts';
import type { UploadedImage } from './uploads.ts';
import { uploadStepsFor } from './uploadSteps.ts';

/** One picture at a time, for a cover, an icon or a hero. A new choice takes the place of the one before. */
export function useUpload(type: ImageType, onReady: (image: UploadedImage) => void) {
  const [queue] = useState(() => new UploadQueue(uploadStepsFor(type)));
  const item = useSyncExternalStore(queue.subscribe, queue.getItems).at(-1);

  useEffect(
    function handOver() {
      if (item?.state !== 'ready' || !item.image) return;
      queue.remove(item.key);
      onReady(item.image);
    },
    [item, queue, onReady],
  );

  function choose(file: File): void {
    for (const old of queue.getItems()) queue.remove(old.key);
    queue.add([{ file, path: file.name, kind: 'picture', refusal: checkFile(file) }]);
  }

  return {
    item,
    choose,
    retry: () => item && queue.retry(item.key),
    forget: () => item && queue.remove(item.key),
  };
}
