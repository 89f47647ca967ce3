import { GraphQLRequestError, messageOfError } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import episodeImportTexts from '../messages/episodeImport.js';
import { inNaturalOrder, resumeUploads, UploadQueue, type UploadItem, type UploadSteps } from '../uploads/index.ts';
import type { FoundEpisode } from './findEpisodes.ts';

/** Why a draft was not made. */
function wordsOf(error: unknown): string {
  if (error instanceof GraphQLRequestError && error.code === 'NETWORK') return messageOfError(error);
  return error instanceof Error ? error.message : textsOf(episodeImportTexts).status.notSaved();
}

/** A page that is not in the draft, and why. */
export interface LostPage {
  name: string;
  words: string;
}

/** Where one episode stands. */
export type ImportStatus =
  | { kind: 'waiting' }
  | { kind: 'sending'; ready: number; isOffline: boolean }
  | { kind: 'saving' }
  /** Stopped where it was; going on repeats nothing. */
  | { kind: 'paused'; ready: number; words: string }
  | { kind: 'made'; episodeId: string; pages: number; lost: readonly LostPage[] }
  | { kind: 'failed'; words: string; lost: readonly LostPage[] };

/** One row of the import. */
export interface ImportedEpisode extends FoundEpisode {
  status: ImportStatus;
}

export interface ImportState {
  isRunning: boolean;
  episodes: readonly ImportedEpisode[];
}

export interface EpisodeImporterOptions extends UploadSteps {
  /** Makes the draft. Answers its id, or why there is none; rejects when nobody answered. */
  makeDraft: (episode: { title: string; imageIds: string[] }) => Promise<{ id: string } | { problem: string }>;
  /** A draft is there: remembered, so that the same folder is not made twice. */
  onMade: (episode: FoundEpisode, episodeId: string) => void;
}

/**
 * Makes drafts of several folders, one after another, so that they are numbered in order. What succeeded stays; a folder
 * that fails, or a page that cannot be read, is told and the next one begins.
 */
export class EpisodeImporter {
  readonly #options: EpisodeImporterOptions;
  readonly #listeners = new Set<() => void>();
  #state: ImportState;
  #queue: UploadQueue | null = null;
  #stop = new AbortController();

  constructor(episodes: readonly FoundEpisode[], options: EpisodeImporterOptions) {
    this.#options = options;
    this.#state = { isRunning: false, episodes: episodes.map((one) => ({ ...one, status: { kind: 'waiting' } })) };
  }

  getState = (): ImportState => this.#state;

  /** Calls back after every change; returns how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Gives a waiting episode another title. */
  rename(key: string, title: string): void {
    this.#set({ episodes: this.#state.episodes.map((one) => (one.key === key ? { ...one, title } : one)) });
  }

  /** Takes further folders in, in natural order; those that are there already stay as they are. */
  add(episodes: readonly FoundEpisode[]): void {
    const waiting: ImportStatus = { kind: 'waiting' };
    const added = episodes.filter(({ key }) => !this.#find(key)).map((one) => ({ ...one, status: waiting }));
    this.#set({ episodes: inNaturalOrder([...this.#state.episodes, ...added], ({ key }) => key) });
  }

  /** Leaves an episode out. */
  remove(key: string): void {
    this.#set({ episodes: this.#state.episodes.filter((one) => one.key !== key) });
  }

  /** Makes all that wait, failed or were paused. */
  async run(): Promise<void> {
    if (this.#state.isRunning) return;
    this.#stop = new AbortController();
    this.#set({ isRunning: true });
    for (const { key } of this.#state.episodes) {
      if (this.#stop.signal.aborted) break;
      const episode = this.#find(key);
      if (!episode || episode.problem || episode.status.kind === 'made') continue;
      const goesOn = await this.#make(episode);
      if (!goesOn) break;
    }
    this.#set({ isRunning: false });
  }

  /** Stops sending; what is made stays. */
  stop(): void {
    this.#stop.abort();
    this.#forgetQueue();
  }

  #find(key: string): ImportedEpisode | undefined {
    return this.#state.episodes.find((one) => one.key === key);
  }

  #set(patch: Partial<ImportState>): void {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }

  #stand(key: string, status: ImportStatus): void {
    this.#set({ episodes: this.#state.episodes.map((one) => (one.key === key ? { ...one, status } : one)) });
  }

  /** False when the import has to wait for the creator. */
  async #make(episode: ImportedEpisode): Promise<boolean> {
    const { key } = episode;
    const items = await this.#send(episode);
    if (items === null) return false;
    const failed = items.filter((item) => item.state === 'error');
    const waiting = failed.find((item) => item.fault?.remedy === 'retry');
    const imageIds = items.flatMap(({ image }) => (image ? [image.id] : []));
    if (waiting) return this.#pause(key, imageIds.length, waiting.fault?.message ?? '');
    const lost = failed.map(({ name, fault }) => ({ name, words: fault?.message ?? '' }));
    if (imageIds.length === 0) {
      this.#stand(key, { kind: 'failed', words: textsOf(episodeImportTexts).status.noPage(), lost });
      this.#forgetQueue();
      return true;
    }
    this.#stand(key, { kind: 'saving' });
    try {
      const made = await this.#options.makeDraft({ title: this.#find(key)?.title.trim() ?? '', imageIds });
      if ('problem' in made) this.#stand(key, { kind: 'failed', words: made.problem, lost });
      else {
        this.#stand(key, { kind: 'made', episodeId: made.id, pages: imageIds.length, lost });
        this.#options.onMade(episode, made.id);
      }
    } catch (error) {
      return this.#pause(key, imageIds.length, wordsOf(error));
    }
    this.#forgetQueue();
    return true;
  }

  #pause(key: string, ready: number, words: string): false {
    this.#stand(key, { kind: 'paused', ready, words });
    return false;
  }

  /** Sends the pages; the answer comes when each is ready or has failed for good. Null when it was stopped. */
  #send(episode: ImportedEpisode): Promise<readonly UploadItem[] | null> {
    const queue = this.#queueOf(episode);
    const { promise, resolve } = Promise.withResolvers<readonly UploadItem[] | null>();
    const { signal } = this.#stop;
    const unsubscribe = queue.subscribe(() => look());
    const stopResuming = resumeUploads(queue);
    const end = (result: readonly UploadItem[] | null) => {
      unsubscribe();
      stopResuming();
      signal.removeEventListener('abort', stop);
      resolve(result);
    };
    const look = () => {
      const items = queue.getItems();
      if (signal.aborted) return;
      if (items.every(isSettled)) return end(items);
      const ready = items.filter((item) => item.state === 'ready').length;
      const isOffline = items.some((item) => item.fault?.isConnection);
      this.#stand(episode.key, { kind: 'sending', ready, isOffline });
    };
    const stop = () => {
      this.#stand(episode.key, { kind: 'waiting' });
      end(null);
    };
    signal.addEventListener('abort', stop);
    look();
    return promise;
  }

  /** A paused episode goes on with what it has. */
  #queueOf(episode: ImportedEpisode): UploadQueue {
    if (episode.status.kind === 'paused' && this.#queue) {
      for (const item of this.#queue.getItems()) if (item.fault?.remedy === 'retry') this.#queue.retry(item.key);
      return this.#queue;
    }
    this.#forgetQueue();
    const queue = new UploadQueue(this.#options);
    queue.add(episode.pages);
    this.#queue = queue;
    return queue;
  }

  #forgetQueue(): void {
    const queue = this.#queue;
    this.#queue = null;
    for (const item of queue?.getItems() ?? []) queue?.remove(item.key);
  }
}

const isSettled = ({ state, fault }: UploadItem): boolean =>
  state === 'ready' || (state === 'error' && fault?.isConnection !== true);
