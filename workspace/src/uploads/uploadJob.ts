import type { LazyFile, OpenDocument, UploadItem } from './uploads.ts';

/** One upload as the queue holds it: what the screen sees, and where its bytes are. */
export interface Job {
  item: UploadItem;
  /** The bytes to send; null while a lazy file has not been read, or when the server has them. */
  file: File | null;
  lazy: LazyFile | null;
  /** The document a lazy file is a page of. */
  document: OpenDocument | null;
  uploadId: string | null;
  abort: AbortController;
}

let count = 0;

/** A job that waits for its turn; its key is unique in this tab. */
export function makeJob(
  { name, path, size, kind }: Pick<UploadItem, 'name' | 'path' | 'size' | 'kind'>,
  source: Partial<Pick<Job, 'file' | 'lazy' | 'document' | 'uploadId'>>,
): Job {
  count += 1;
  const about = { key: `upload-${count}`, name, path, size, kind };
  return {
    file: null,
    lazy: null,
    document: null,
    uploadId: null,
    ...source,
    item: { ...about, state: 'queued', progress: source.uploadId ? 1 : 0, image: null, fault: null },
    abort: new AbortController(),
  };
}

/** The last part of a path inside an archive. */
export const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

/** Pages of a document sort where it stands; the only one stands for it. */
export function pagePathOf(container: UploadItem, document: OpenDocument, page: LazyFile): string {
  return document.pages.length === 1 ? container.path : `${container.path}/${page.name}`;
}
