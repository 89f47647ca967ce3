import type { Context } from '../../../graphql/context.ts';
import analyticsFigures, { type AnalyticsFigures } from '../../../messages/analyticsFigures.js';

/** What a number means, in every part of analytics: the text stands beside it on screens and in files. */
export const definition = (name: keyof AnalyticsFigures['definitions']) => ({
  description: 'What the numbers mean, to stand beside them, in the language of the request.',
  resolve: async (_figures: unknown, _args: unknown, { findLanguage }: Pick<Context, 'findLanguage'>) =>
    analyticsFigures[await findLanguage()].definitions[name](),
});
