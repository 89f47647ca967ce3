import { UploadError, type SendFileOptions } from './sendFile.ts';

/** An image as the editor shows it. */
export interface UploadedImage {
  id: string;
  url: string;
  srcSet: string;
  width: number;
  height: number;
  focusX: number;
  focusY: number;
  /** Tall strips come in pieces, top to bottom; other pictures in one. */
  slices?: readonly { url: string; srcSet: string; width: number; height: number }[];
}

export type UploadState = 'queued' | 'uploading' | 'processing' | 'ready' | 'error';

/** Why an upload stands still: a sentence, and what helps. */
export interface UploadFault {
  message: string;
  /** `retry`: the same file may work; `replace`: it cannot. */
  remedy: 'retry' | 'replace';
  /** Nobody answered: it goes on by itself as soon as there is a connection. */
  isConnection: boolean;
}

/** One file on its way to becoming an image. */
export interface UploadItem {
  key: string;
  name: string;
  /** Path inside the dropped folder or archive; decides the reading order. */
  path: string;
  size: number;
  isArchive: boolean;
  state: UploadState;
  /** Share of the bytes that have arrived, 0 to 1. */
  progress: number;
  image: UploadedImage | null;
  fault: UploadFault | null;
}

/** What a queue needs from the outside; all of it may reject. */
export interface UploadSteps {
  sendFile: (file: File, options: SendFileOptions) => Promise<string>;
  makeImage: (
    uploadId: string,
  ) => Promise<{ image: UploadedImage } | { problem: string; remedy: UploadFault['remedy'] }>;
  expandArchive: (
    uploadId: string,
  ) => Promise<{ entries: readonly { uploadId: string; path: string; size: number }[] } | { problem: string }>;
}

export interface UploadQueueOptions extends UploadSteps {
  parallelUploads?: number;
  parallelImages?: number;
  /** An archive turned into pages: `key` gives way to `pages`, in reading order. */
  onExpanded?: (key: string, pages: readonly UploadItem[]) => void;
  onReady?: (key: string, image: UploadedImage) => void;
}

export interface NewUpload {
  file: File;
  path: string;
  isArchive: boolean;
  /** Known before the first byte: too large, not an image. */
  refusal?: string | null;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

interface Job {
  item: UploadItem;
  file: File | null;
  uploadId: string | null;
  abort: AbortController;
}

const DEFAULT_PARALLEL_UPLOADS = 3;
/** Making sizes costs the server a core for half a second a page: more at once would not be faster. */
const DEFAULT_PARALLEL_IMAGES = 3;

/**
 * Sends many files at once, each with its own state, and makes an image of each. One file's failure never touches
 * another. Items are immutable: a changed item is a new object.
 */
export function createUploadQueue(options: UploadQueueOptions) {
  const jobs = new Map<string, Job>();
  const listeners = new Set<() => void>();
  let items: readonly UploadItem[] = [];
  let count = 0;

  function publish(): void {
    items = [...jobs.values()].map((job) => job.item);
    for (const listener of listeners) listener();
  }

  function change(job: Job, patch: Partial<UploadItem>): void {
    if (jobs.get(job.item.key) !== job) return;
    job.item = { ...job.item, ...patch };
    publish();
  }

  function countIn(state: UploadState): number {
    return [...jobs.values()].filter((job) => job.item.state === state).length;
  }

  /** Starts whatever may start. Bytes first: a page that has arrived waits only for the server. */
  function pump(): void {
    for (const job of jobs.values()) {
      if (job.item.state !== 'queued') continue;
      if (job.uploadId === null) {
        if (countIn('uploading') < (options.parallelUploads ?? DEFAULT_PARALLEL_UPLOADS)) void upload(job);
      } else if (countIn('processing') < (options.parallelImages ?? DEFAULT_PARALLEL_IMAGES)) void process(job);
    }
  }

  async function upload(job: Job): Promise<void> {
    if (job.file === null) return;
    change(job, { state: 'uploading' });
    await attempt(
      job,
      async (file) => {
        job.uploadId = await options.sendFile(file, {
          path: job.item.path,
          signal: job.abort.signal,
          onProgress: (progress) => showProgress(job, progress),
        });
        // Back in the queue with its bytes on the server: the next free place makes the image.
        change(job, { state: 'queued', progress: 1 });
      },
      job.file,
    );
  }

  function showProgress(job: Job, progress: number): void {
    if (job.item.state === 'uploading' && progress - job.item.progress >= 0.01) change(job, { progress });
  }

  async function process(job: Job): Promise<void> {
    if (job.uploadId === null) return;
    change(job, { state: 'processing', progress: 1 });
    await attempt(job, job.item.isArchive ? (id) => expand(job, id) : (id) => makeImage(job, id), job.uploadId);
  }

  async function makeImage(job: Job, uploadId: string): Promise<void> {
    const result = await options.makeImage(uploadId);
    if (jobs.get(job.item.key) !== job) return;
    if ('problem' in result) {
      fail(job, { message: result.problem, remedy: result.remedy, isConnection: false });
      // The bytes on the server are what is wrong with it: a retry sends the file again.
      if (job.file) job.uploadId = null;
      return;
    }
    change(job, { state: 'ready', image: result.image });
    options.onReady?.(job.item.key, result.image);
  }

  async function expand(job: Job, uploadId: string): Promise<void> {
    const result = await options.expandArchive(uploadId);
    if (jobs.get(job.item.key) !== job) return;
    if ('problem' in result) {
      fail(job, { message: result.problem, remedy: 'replace', isConnection: false });
      return;
    }
    jobs.delete(job.item.key);
    const pages = result.entries.map((entry) =>
      enter(
        { name: entry.path.split('/').at(-1) ?? entry.path, path: entry.path, size: entry.size, isArchive: false },
        null,
        entry.uploadId,
      ),
    );
    publish();
    options.onExpanded?.(
      job.item.key,
      pages.map((page) => page.item),
    );
  }

  /** Runs one step; a rejection becomes the item's fault, and the next item starts either way. */
  async function attempt<Input>(job: Job, step: (input: Input) => Promise<void>, input: Input): Promise<void> {
    try {
      await step(input);
    } catch (error) {
      if (!job.abort.signal.aborted) fail(job, toFault(error));
    }
    pump();
  }

  function fail(job: Job, fault: UploadFault): void {
    change(job, { state: 'error', fault });
  }

  function enter(
    about: Pick<UploadItem, 'name' | 'path' | 'size' | 'isArchive'>,
    file: File | null,
    uploadId: string | null,
  ): Job {
    count += 1;
    const key = `upload-${count}`;
    const item: UploadItem = { ...about, key, state: 'queued', progress: uploadId ? 1 : 0, image: null, fault: null };
    const job: Job = { item, file, uploadId, abort: new AbortController() };
    jobs.set(key, job);
    return job;
  }

  return {
    /** Takes files in; returns their items in the same order. Nothing throws: what is refused becomes an error item. */
    add(uploads: readonly NewUpload[]): UploadItem[] {
      const added = uploads.map(({ file, path, isArchive, refusal }) => {
        const job = enter({ name: file.name, path, size: file.size, isArchive }, file, null);
        if (refusal)
          job.item = {
            ...job.item,
            state: 'error',
            fault: { message: refusal, remedy: 'replace', isConnection: false },
          };
        return job;
      });
      publish();
      // After the caller has placed the items, so that no answer arrives for a page that does not exist yet.
      queueMicrotask(pump);
      return added.map((job) => job.item);
    },
    /** Tries a failed item again. */
    retry(key: string): void {
      const job = jobs.get(key);
      if (job?.item.state !== 'error') return;
      change(job, { state: 'queued', fault: null, progress: job.uploadId ? 1 : 0 });
      pump();
    },
    /** Tries again whatever stopped because nobody answered. */
    retryConnections(): void {
      for (const job of [...jobs.values()]) if (job.item.fault?.isConnection) this.retry(job.item.key);
    },
    /** Forgets an item and stops its transfer. */
    remove(key: string): void {
      const job = jobs.get(key);
      if (!job) return;
      jobs.delete(key);
      job.abort.abort(new DOMException('Removed from the queue', 'AbortError'));
      publish();
      pump();
    },
    /** All items, oldest first. */
    getItems: () => items,
    getItem: (key: string): UploadItem | undefined => jobs.get(key)?.item,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function toFault(error: unknown): UploadFault {
  if (error instanceof UploadError && error.isConnection) {
    return { message: 'No connection. It goes on where it was.', remedy: 'retry', isConnection: true };
  }
  const message = error instanceof Error ? error.message : '';
  return { message: message || 'The file did not arrive.', remedy: 'retry', isConnection: false };
}
