import { useEffect } from 'react';
import { resumeUploads } from './resumeUploads.ts';
import type { UploadQueue } from './UploadQueue.ts';

/** Uploads that lost their connection go on by themselves while the screen is there. */
export function useResume(queue: UploadQueue): void {
  useEffect(
    function resume() {
      return resumeUploads(queue);
    },
    [queue],
  );
}
