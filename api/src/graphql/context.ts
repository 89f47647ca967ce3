import type { ObjectStore } from '@komawari/storage/objects';
import type { Config } from '../config/config.ts';
import type { Database, Lifecycle, Reader } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Language } from '../kernel/language.ts';
import type { Key, PageStore } from '../publishing/index.ts';
import type { ViewAs } from '../kernel/viewAs.ts';

/** What the process offers to every request; made once at the start. A domain adds its own to it, where that is declared. */
export interface Services {
  config: Config;
  database: Database;
  objects: ObjectStore;
  /** What readers are served from. */
  pageStore: PageStore;
  /** What each part of the API does with its tables at the end of things, in the order in which it is asked. */
  lifecycles: readonly Lifecycle[];
}

/** The services a function uses: it says which, and can be called with those alone. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>;

/** Where a request came from; absent when the publisher executes a document. */
export interface Origin {
  ip: string;
  userAgent: string;
}

/** One execution of one document. */
export interface Context {
  services: Services;
  /** Who asks. */
  actor: Actor;
  /** Reads of this execution: the pool for requests, one snapshot for a page that is being published. */
  reader: Reader;
  origin: Origin | null;
  /** Set while a creator looks at the own works as a reader: `actor` is that reader then. */
  viewAs: ViewAs | null;
  /** Whether the browser says that whoever uses it is 18 or older and wants to see mature works (people/sites/policy.ts). */
  saysAdult: boolean;
  /** The language in which whoever asks is told what has to be fixed (http/languageOf.ts). */
  findLanguage(): Promise<Language>;
  /** Notes that the answer depends on a key (publishing/keys.ts); does nothing outside the publisher. */
  dependsOn(key: Key): void;
  /** Batch loaders, made on first use and gone with the execution. */
  loaders: Map<string, unknown>;
}

/** Builds the context of one execution. */
export function createContext(parts: {
  services: Services;
  actor: Actor;
  reader: Reader;
  origin?: Origin | null;
  viewAs?: ViewAs | null;
  recordDependency?: ((key: Key) => void) | undefined;
  loaders?: Map<string, unknown> | undefined;
  saysAdult?: boolean | undefined;
  /** Without it the installation's. */
  findLanguage?: (() => Promise<Language>) | undefined;
}): Context {
  return {
    services: parts.services,
    actor: parts.actor,
    reader: parts.reader,
    origin: parts.origin ?? null,
    viewAs: parts.viewAs ?? null,
    saysAdult: parts.saysAdult ?? false,
    findLanguage: parts.findLanguage ?? (() => Promise.resolve(parts.services.config.language)),
    dependsOn: parts.recordDependency ?? (() => undefined),
    loaders: parts.loaders ?? new Map(),
  };
}
