import type { UploadQueue } from './UploadQueue.ts';

/** A browser may think it is online while nothing arrives: then this often it is tried, in milliseconds. */
const TRY_AGAIN_AFTER = 10_000;

/** Uploads that lost their connection go on as soon as the browser says there is one, or after a while; returns how to stop. */
export function resumeUploads(queue: UploadQueue, after = TRY_AGAIN_AFTER): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resume = () => {
    clearTimeout(timer);
    timer = undefined;
    queue.retryConnections();
  };
  const look = () => {
    if (timer === undefined && queue.getItems().some((item) => item.fault?.isConnection)) {
      timer = setTimeout(resume, after);
    }
  };
  const unsubscribe = queue.subscribe(look);
  window.addEventListener('online', resume);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', resume);
  };
}
