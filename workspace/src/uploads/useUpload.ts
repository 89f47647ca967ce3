import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ImageType } from '../gql/graphql.ts';
import { checkFile } from './checkFile.ts';
import { createUploadQueue, type UploadedImage, type UploadItem } from './createUploadQueue.ts';
import { uploadStepsFor } from './uploadSteps.ts';

/** One picture at a time, for a cover, an icon or a hero. A new choice takes the place of the one before. */
export function useUpload(type: ImageType, onReady: (image: UploadedImage) => void) {
  const latest = useRef(onReady);
  useEffect(function keepLatest() {
    latest.current = onReady;
  });
  const [queue] = useState(() =>
    createUploadQueue({ ...uploadStepsFor(type), onReady: (_key, image) => latest.current(image) }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.getItems);
  const item: UploadItem | undefined = items.at(-1);

  function choose(file: File): void {
    for (const old of queue.getItems()) queue.remove(old.key);
    queue.add([
      {
        file,
        path: file.name,
        isArchive: false,
        refusal: checkFile({ ...named(file), type: file.type || 'image/png' }),
      },
    ]);
  }

  return {
    item,
    isWorking: item !== undefined && item.state !== 'ready' && item.state !== 'error',
    choose,
    retry: () => item && queue.retry(item.key),
    forget: () => item && queue.remove(item.key),
  };
}

function named(file: File) {
  return { name: file.name, size: file.size };
}
