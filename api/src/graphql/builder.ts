import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import { hasProvider, isCreator, isRegistered } from '../kernel/actor.ts';
import { needsEmailSignIn, unauthenticated, type Problem } from '../kernel/errors.ts';
import type { Context } from './context.ts';
import { inAskedLanguage } from './inAskedLanguage.ts';

/** First gate: who may call a root field at all. Every root field names one; the default denies. */
interface AuthScopes {
  /** Everybody, guests included. */
  public: boolean;
  /** Any account, also a visitor's anonymous one. */
  account: boolean;
  /** An account somebody can sign in to; its profile may not be finished yet. */
  provider: boolean;
  /** A finished profile. */
  registered: boolean;
  /** A finished profile with an e-mail sign-in: the workspace is open. */
  creator: boolean;
}

export const builder = new SchemaBuilder<{
  Context: Context;
  AuthScopes: AuthScopes;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: false;
  Scalars: { DateTime: { Input: Date; Output: Date }; ID: { Input: string; Output: string } };
}>({
  plugins: [ScopeAuthPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: ({ actor }) => ({
      public: true,
      account: actor.accountId !== null,
      provider: hasProvider(actor),
      registered: isRegistered(actor),
      creator: isCreator(actor),
    }),
    unauthorizedError: (_parent, context) =>
      context.actor.accountId === null || !isRegistered(context.actor) ? unauthenticated() : needsEmailSignIn(),
  },
});

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({
  description: 'Everything that can be changed. A payload holds its result, or the problems a person can fix.',
});

/** Day and time with an offset. `new Date` alone would also take "1" and "banana 5". */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC, for example 2026-11-21T03:00:00.000Z.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = new Date(typeof value === 'string' && INSTANT.test(value) ? value : Number.NaN);
    if (Number.isNaN(date.getTime()))
      throw new GraphQLError('A DateTime is an ISO 8601 instant such as 2026-11-21T03:00:00Z.');
    return date;
  },
});

/** Anything with an id. */
export const NodeInterface = builder.interfaceRef<{ id: string }>('Node').implement({
  description: 'Anything with an id. The first letter of an id tells its type.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Opaque id.' }) }),
});

/** One thing in the input that a person can fix. */
export const ProblemRef = builder.objectRef<Problem>('Problem').implement({
  description: 'One thing in the input that a person can fix. Nothing was written.',
  fields: (t) => ({
    path: t.exposeStringList('path', {
      description: 'Leads to the field, for example ["episodeInput", "pages", "3"].',
    }),
    code: t.exposeString('code', { description: 'Stable name of the problem, for example TOO_LONG.' }),
    message: t.string({
      description:
        "What is wrong and what to do, in the language of the request's Accept-Language, else in the one the account chose, else in the installation's.",
      resolve: inAskedLanguage,
    }),
    messageJa: t.exposeString('messageJa', { description: 'The same in Japanese.' }),
  }),
});
