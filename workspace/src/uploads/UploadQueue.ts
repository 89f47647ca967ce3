import { UploadError } from './sendFile.ts';
import type { NewUpload, UploadFault, UploadItem, UploadQueueOptions, UploadState } from './uploads.ts';

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
export class UploadQueue {
  readonly #options: UploadQueueOptions;
  readonly #jobs = new Map<string, Job>();
  readonly #listeners = new Set<() => void>();
  #items: readonly UploadItem[] = [];
  #count = 0;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  /** Takes files in; returns their items in the same order. Nothing throws: what is refused becomes an error item. */
  add(uploads: readonly NewUpload[]): UploadItem[] {
    const added = uploads.map(({ file, path, isArchive, refusal }) => {
      const job = this.#enter({ name: file.name, path, size: file.size, isArchive }, file, null);
      if (refusal) {
        job.item = { ...job.item, state: 'error', fault: { message: refusal, remedy: 'replace', isConnection: false } };
      }
      return job;
    });
    this.#publish();
    // After the caller has placed the items, so that no answer arrives for a page that does not exist yet.
    queueMicrotask(() => this.#pump());
    return added.map((job) => job.item);
  }

  /** Tries a failed item again. */
  retry(key: string): void {
    const job = this.#jobs.get(key);
    if (job?.item.state !== 'error') return;
    this.#change(job, { state: 'queued', fault: null, progress: job.uploadId ? 1 : 0 });
    this.#pump();
  }

  /** Tries again whatever stopped because nobody answered. */
  retryConnections(): void {
    for (const { key, fault } of this.#items) if (fault?.isConnection) this.retry(key);
  }

  /** Forgets an item and stops its transfer. */
  remove(key: string): void {
    const job = this.#jobs.get(key);
    if (!job) return;
    this.#jobs.delete(key);
    job.abort.abort(new DOMException('Removed from the queue', 'AbortError'));
    this.#publish();
    this.#pump();
  }

  /** All items, oldest first. */
  getItems = (): readonly UploadItem[] => this.#items;

  /** Calls back after every change; returns how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #publish(): void {
    this.#items = [...this.#jobs.values()].map((job) => job.item);
    for (const listener of this.#listeners) listener();
  }

  #holds(job: Job): boolean {
    return this.#jobs.get(job.item.key) === job;
  }

  #change(job: Job, patch: Partial<UploadItem>): void {
    if (!this.#holds(job)) return;
    job.item = { ...job.item, ...patch };
    this.#publish();
  }

  #countIn(state: UploadState): number {
    return [...this.#jobs.values()].filter((job) => job.item.state === state).length;
  }

  /** Starts whatever may start. Bytes first: a page that has arrived waits only for the server. */
  #pump(): void {
    const { parallelUploads = DEFAULT_PARALLEL_UPLOADS, parallelImages = DEFAULT_PARALLEL_IMAGES } = this.#options;
    for (const job of this.#jobs.values()) {
      if (job.item.state !== 'queued') continue;
      if (job.uploadId === null) {
        if (this.#countIn('uploading') < parallelUploads) void this.#upload(job);
      } else if (this.#countIn('processing') < parallelImages) void this.#process(job, job.uploadId);
    }
  }

  async #upload(job: Job): Promise<void> {
    const { file } = job;
    if (file === null) return;
    this.#change(job, { state: 'uploading' });
    await this.#attempt(job, async () => {
      job.uploadId = await this.#options.sendFile(file, {
        path: job.item.path,
        signal: job.abort.signal,
        onProgress: (progress) => this.#showProgress(job, progress),
      });
      // Back in the queue with its bytes on the server: the next free place makes the image.
      this.#change(job, { state: 'queued', progress: 1 });
    });
  }

  #showProgress(job: Job, progress: number): void {
    if (job.item.state === 'uploading' && progress - job.item.progress >= 0.01) this.#change(job, { progress });
  }

  async #process(job: Job, uploadId: string): Promise<void> {
    this.#change(job, { state: 'processing', progress: 1 });
    await this.#attempt(job, () => (job.item.isArchive ? this.#expand(job, uploadId) : this.#makeImage(job, uploadId)));
  }

  async #makeImage(job: Job, uploadId: string): Promise<void> {
    const result = await this.#options.makeImage(uploadId);
    if (!this.#holds(job)) return;
    if ('problem' in result) {
      this.#fail(job, { message: result.problem, remedy: result.remedy, isConnection: false });
      // The bytes on the server are what is wrong with it: a retry sends the file again.
      if (job.file) job.uploadId = null;
      return;
    }
    this.#change(job, { state: 'ready', image: result.image });
    this.#options.onReady?.(job.item.key, result.image);
  }

  async #expand(job: Job, uploadId: string): Promise<void> {
    const result = await this.#options.expandArchive(uploadId);
    if (!this.#holds(job)) return;
    if ('problem' in result) {
      this.#fail(job, { message: result.problem, remedy: 'replace', isConnection: false });
      return;
    }
    this.#jobs.delete(job.item.key);
    const pages = result.entries.map(({ path, size, uploadId: pageUploadId }) =>
      this.#enter({ name: nameOf(path), path, size, isArchive: false }, null, pageUploadId),
    );
    // A damaged page fails alone, last in line: the pages beside it are made.
    for (const { path, problem } of result.damaged ?? []) {
      const page = this.#enter({ name: nameOf(path), path, size: 0, isArchive: false }, null, null);
      page.item = { ...page.item, state: 'error', fault: { message: problem, remedy: 'replace', isConnection: false } };
      pages.push(page);
    }
    this.#publish();
    this.#options.onExpanded?.(
      job.item.key,
      pages.map((page) => page.item),
    );
  }

  /** Runs one step; a rejection becomes the item's fault, and the next item starts either way. */
  async #attempt(job: Job, step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!job.abort.signal.aborted) this.#fail(job, toFault(error));
    }
    this.#pump();
  }

  #fail(job: Job, fault: UploadFault): void {
    // The name stands beside the sentence wherever it is shown.
    const prefix = `${job.item.name}: `;
    const message = fault.message.startsWith(prefix) ? fault.message.slice(prefix.length) : fault.message;
    this.#change(job, { state: 'error', fault: { ...fault, message } });
  }

  #enter(
    about: Pick<UploadItem, 'name' | 'path' | 'size' | 'isArchive'>,
    file: File | null,
    uploadId: string | null,
  ): Job {
    this.#count += 1;
    const key = `upload-${this.#count}`;
    const item: UploadItem = { ...about, key, state: 'queued', progress: uploadId ? 1 : 0, image: null, fault: null };
    const job: Job = { item, file, uploadId, abort: new AbortController() };
    this.#jobs.set(key, job);
    return job;
  }
}

/** The last part of a path inside an archive. */
const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

function toFault(error: unknown): UploadFault {
  if (error instanceof UploadError && error.isConnection) {
    return { message: 'No connection. It goes on where it was.', remedy: 'retry', isConnection: true };
  }
  const message = error instanceof Error ? error.message : '';
  return { message: message || 'The file did not arrive.', remedy: 'retry', isConnection: false };
}
