import type { ObjectStore } from '@komawari/storage/objects';
import type { Database, Reader } from '../database/index.ts';
import type { Language } from '../kernel/language.ts';
import type { Key } from './keys.ts';
import type { PurgeTarget } from './purging/PurgeTarget.ts';
import type { PageStore } from './store/PageStore.ts';

/** What drawing one path gives; `headers` have lower-case names. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The built site as a function; `@komawari/site/renderer` loads one. */
export interface PageRenderer {
  render(
    urlPath: string,
    locals: {
      execute(document: { toString(): string }, variables?: Record<string, unknown>): Promise<unknown>;
      origin: string;
      /** What stands before the paths of the page's language: `/ja`; nothing for the installation's. */
      prefix?: string;
    },
  ): Promise<RenderedPage>;
  /** Folder of the files that pages of this build refer to; its inside is laid out like the site's root. */
  assetsDir: string;
  /** Changes whenever the build does. */
  buildId: string;
}

/** Executes documents as a guest; api/src/composition/executor.ts makes one. */
export interface Executor {
  executeAsGuest(execution: {
    source: string;
    variables?: Record<string, unknown>;
    reader: Reader;
    loaders?: Map<string, unknown>;
    /** Whether the page is for somebody who wants to see mature works. */
    saysAdult?: boolean;
    /** The language of what is worded; the installation's unless told. */
    language?: Language;
    recordDependency(key: Key): void;
  }): Promise<{
    data?: unknown;
    errors?: readonly { message: string; extensions?: Record<string, unknown> | undefined }[] | undefined;
  }>;
}

/** The site in the language that is not the installation's. */
export interface Translation {
  language: Language;
  /** Loads its renderer, the first time a page is asked for. */
  findRenderer(): Promise<PageRenderer>;
  /** As in `PageRenderer`. */
  assetsDir: string;
}

/** The part of a logger the publisher uses; pino's fits. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Moments at which tests stop the publisher, to play out a race in a known order. */
export interface PublisherMoments {
  claimed?(paths: readonly string[]): Promise<void> | void;
  snapshotTaken?(paths: readonly string[]): Promise<void> | void;
  written?(path: string): Promise<void> | void;
  recorded?(paths: readonly string[]): Promise<void> | void;
}

/** Everything the publisher works with. */
export interface PublisherParts {
  database: Database;
  renderer: PageRenderer;
  executor: Executor;
  store: PageStore;
  /** Where derivatives are. */
  objects: ObjectStore;
  /** Where readers find the site, without a slash at the end. */
  origin: string;
  log: Log;
  /** Draws the pages of the other language; they are not there without it. */
  translation?: Translation | undefined;
  /** Caches in front of the store; none unless told. */
  purgeTargets?: readonly PurgeTarget[] | undefined;
  /** How long one page may take, in milliseconds. A page takes a few; ten seconds unless told. */
  limitInMs?: number | undefined;
  moments?: PublisherMoments | undefined;
}
