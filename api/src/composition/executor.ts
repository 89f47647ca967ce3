import type { ExecutionResult } from 'graphql';
import type { Reader } from '../database/index.ts';
import { GUEST } from '../kernel/actor.ts';
import type { Language } from '../kernel/language.ts';
import { createContext, type Services } from '../graphql/context.ts';
import { createPipeline } from './pipeline.ts';
import { presentError, type NoteFault } from '../graphql/presentError.ts';

/** One document for a page that is being published. */
export interface GuestExecution {
  source: string;
  variables?: Record<string, unknown>;
  /** Every statement of the page goes through this reader, so that the page is of one instant. */
  reader: Reader;
  /** Loaders of other documents of the same reader: what one page has read, the next need not read again. */
  loaders?: Map<string, unknown>;
  /** Whether it is for somebody who wants to see mature works. */
  saysAdult?: boolean;
  /** The language of what is worded; the installation's unless told. */
  language?: Language;
  /** Called for every key the answer depends on. */
  recordDependency(key: string): void;
}

/** Executes documents as a guest, in process. What a guest may not see can therefore not reach a public file. */
export interface Executor {
  executeAsGuest(execution: GuestExecution): Promise<ExecutionResult>;
}

/** Builds the executor. Documents come from our own site, so they run without the limits for foreign ones. */
export function createExecutor(services: Services, noteFault: NoteFault): Executor {
  const execute = createPipeline({ limits: false });
  return {
    async executeAsGuest({ source, variables, language, ...parts }) {
      const findLanguage = language && (() => Promise.resolve(language));
      const context = createContext({ services, actor: GUEST, findLanguage, ...parts });
      const { result } = await execute({ source, variables, context });
      return result.errors
        ? { ...result, errors: result.errors.map((error) => presentError(error, noteFault, 'en')) }
        : result;
    },
  };
}
