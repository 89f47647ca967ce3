import { builder } from '../../../graphql/builder.ts';
import { startViewAs } from '../startViewAs.ts';
import type { ViewAs, ViewAsMode } from '../../../kernel/viewAs.ts';

const ViewAsModeEnum = builder.enumType('ViewAsMode', {
  description: 'A kind of reader a creator can look at the own works as.',
  values: {
    GUEST: { description: 'Somebody without an account.' },
    REGISTERED: { description: 'Somebody with an account who neither watches the creator nor bought anything.' },
    FAN: { description: 'Somebody who watches the creator.' },
    BUYER: { description: 'Somebody who bought every episode on sale.' },
  } satisfies Record<ViewAsMode, object>,
});

const ViewAsRef = builder.objectRef<ViewAs>('ViewAs').implement({
  description: 'A creator looks at the own works as a reader. Nothing can be written meanwhile.',
  fields: (t) => ({
    mode: t.field({ type: ViewAsModeEnum, description: 'The kind of reader.', resolve: ({ mode }) => mode }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the view ends by itself.' }),
  }),
});

const StartViewAsPayload = builder.objectRef<ViewAs & { token: string }>('StartViewAsPayload').implement({
  description: 'What to send with requests to look as a reader.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'The value of the query parameter view_as_token. Of use with this session only, for 15 minutes.',
    }),
    viewAs: t.field({ type: ViewAsRef, description: 'What was begun.', resolve: (started) => started }),
  }),
});

builder.queryField('viewAs', (t) =>
  t.field({
    type: ViewAsRef,
    nullable: true,
    description: 'What the request looks as; null for ordinary requests.',
    authScopes: { public: true },
    resolve: (_root, _args, { viewAs }) => viewAs,
  }),
);

builder.mutationField('startViewAs', (t) =>
  t.field({
    type: StartViewAsPayload,
    description: 'Begins to look at the own works as a reader of some kind, for 15 minutes. Written down.',
    authScopes: { creator: true },
    args: { mode: t.arg({ type: ViewAsModeEnum, required: true, description: 'The kind of reader.' }) },
    resolve: (_root, { mode }, context) => startViewAs(context, mode),
  }),
);
