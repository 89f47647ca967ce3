import { inLanguage, type Said } from '../kernel/said.ts';
import type { Context } from './context.ts';

/** Resolves words as whoever asks reads them. */
export const inAskedLanguage = async (
  words: Said,
  _args: unknown,
  { findLanguage }: Pick<Context, 'findLanguage'>,
): Promise<string> => inLanguage(await findLanguage(), words);
