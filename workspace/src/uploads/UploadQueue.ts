import { toFault } from './toFault.ts';
import { makeJob, nameOf, pagePathOf, type Job } from './uploadJob.ts';
import type { NewUpload, OpenDocument, UploadFault, UploadItem, UploadQueueOptions, UploadState } from './uploads.ts';

const DEFAULT_PARALLEL_UPLOADS = 3;
/** Processing costs the server a core for half a second a page: more at once would not be faster. */
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

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  /** Takes files in; returns their items in the same order. Nothing throws: what is refused becomes an error item. */
  add(uploads: readonly NewUpload[]): UploadItem[] {
    const added = uploads.map(({ file, path, kind, refusal }) => {
      const source = 'read' in file ? { lazy: file } : { file };
      const job = this.#enter({ name: file.name, path, size: file.size, kind }, source);
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

  /** Forgets an item and stops its transfer. The answer takes it back in, and it goes on. */
  remove(key: string): () => void {
    const job = this.#jobs.get(key);
    if (!job) return () => undefined;
    this.#jobs.delete(key);
    job.abort.abort(new DOMException('Removed from the queue', 'AbortError'));
    this.#closeIfDrawn(job.document);
    this.#publish();
    this.#pump();
    return () => this.#takeBack(job);
  }

  /** Whatever the removed job still does is not heard of any more: another one goes on from where it was. */
  #takeBack(job: Job): void {
    const { item } = job;
    if (this.#jobs.has(item.key)) return;
    const isOver = item.state === 'error' || item.state === 'ready';
    const queued = { ...item, state: 'queued', progress: job.uploadId ? 1 : 0 } as const;
    this.#jobs.set(item.key, { ...job, abort: new AbortController(), item: isOver ? item : queued });
    this.#publish();
    queueMicrotask(() => this.#pump());
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
        const isToDraw = job.file === null || job.item.kind === 'document';
        if (isToDraw) this.#drawInTurn(job, parallelUploads);
        else if (this.#countIn('uploading') < parallelUploads) void this.#upload(job);
      } else if (this.#countIn('processing') < parallelImages) void this.#process(job, job.uploadId);
    }
  }

  /** One page at a time, and none while enough drawn ones wait to be sent. */
  #drawInTurn(job: Job, most: number): void {
    const drawn = [...this.#jobs.values()].filter((other) => other.lazy && other.file).length;
    if (this.#countIn('drawing') > 0 || drawn >= most) return;
    void (job.item.kind === 'document' ? this.#openDocument(job) : this.#draw(job));
  }

  async #openDocument(job: Job): Promise<void> {
    const { file } = job;
    if (file === null) return;
    this.#change(job, { state: 'drawing' });
    await this.#attempt(job, async () => {
      const document = await this.#options.openDocument?.(file);
      if (!document || !this.#holds(job)) return document?.close();
      const pages = document.pages.map((lazy) =>
        this.#enter({ ...lazy, path: pagePathOf(job.item, document, lazy), kind: 'picture' }, { lazy, document }),
      );
      this.#replaceByPages(job, pages);
    });
  }

  async #draw(job: Job): Promise<void> {
    const { lazy } = job;
    if (lazy === null) return;
    this.#change(job, { state: 'drawing' });
    await this.#attempt(job, async () => {
      const file = await lazy.read();
      if (!this.#holds(job)) return;
      job.file = file;
      this.#change(job, { state: 'queued', name: file.name, size: file.size });
    });
  }

  /** A document whose pages have all been drawn is not held any longer. */
  #closeIfDrawn(document: OpenDocument | null): void {
    if (document === null) return;
    const isWanted = [...this.#jobs.values()].some(
      (job) => job.document === document && job.uploadId === null && job.item.state !== 'error',
    );
    if (!isWanted) document.close();
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
      if (job.lazy) job.file = null;
      this.#closeIfDrawn(job.document);
      // Back in the queue with its bytes on the server: the next free place makes the image.
      this.#change(job, { state: 'queued', progress: 1 });
    });
  }

  #showProgress(job: Job, progress: number): void {
    if (job.item.state === 'uploading' && progress - job.item.progress >= 0.01) this.#change(job, { progress });
  }

  async #process(job: Job, uploadId: string): Promise<void> {
    this.#change(job, { state: 'processing', progress: 1 });
    await this.#attempt(job, () =>
      job.item.kind === 'archive' ? this.#expand(job, uploadId) : this.#makeImage(job, uploadId),
    );
  }

  async #makeImage(job: Job, uploadId: string): Promise<void> {
    const result = await this.#options.makeImage(uploadId);
    if (!this.#holds(job)) return;
    if ('problem' in result) {
      this.#fail(job, { message: result.problem, remedy: result.remedy, isConnection: false });
      // The bytes on the server are what is wrong with it: a retry sends the file again.
      if (job.file || job.lazy) job.uploadId = null;
      return;
    }
    this.#change(job, { state: 'ready', image: result.image });
    this.#options.onReady?.(job.item.key, result.image);
  }

  async #expand(job: Job, uploadId: string): Promise<void> {
    const result = await this.#options.expandArchive(uploadId);
    if (!this.#holds(job)) return;
    if ('problem' in result) {
      this.#fail(job, { message: result.problem, remedy: result.remedy ?? 'replace', isConnection: false });
      return;
    }
    const pages = result.entries.map(({ path, size, uploadId: pageUploadId }) =>
      this.#enter({ name: nameOf(path), path, size, kind: 'picture' }, { uploadId: pageUploadId }),
    );
    // A damaged page fails alone, last in line: the pages beside it are made.
    for (const { path, problem } of result.damaged ?? []) {
      const page = this.#enter({ name: nameOf(path), path, size: 0, kind: 'picture' }, {});
      page.item = { ...page.item, state: 'error', fault: { message: problem, remedy: 'replace', isConnection: false } };
      pages.push(page);
    }
    this.#replaceByPages(job, pages);
    if (result.remarks?.length) this.#options.onRemarks?.(job.item.name, result.remarks);
  }

  #replaceByPages(job: Job, pages: readonly Job[]): void {
    this.#jobs.delete(job.item.key);
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
    if (job.lazy) job.file = null;
    this.#change(job, { state: 'error', fault: { ...fault, message } });
    this.#closeIfDrawn(job.document);
  }

  #enter(...[about, source]: Parameters<typeof makeJob>): Job {
    const job = makeJob(about, source);
    this.#jobs.set(job.item.key, job);
    return job;
  }
}
