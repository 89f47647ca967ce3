import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import type { PersonalTokenRecord } from '../../identity/index.ts';
import { createPersonalToken } from '../createPersonalToken.ts';
import { listOwnTokens, revokeOwnToken } from '../ownTokens.ts';

const PersonalTokenScope = builder.enumType('PersonalTokenScope', {
  description: 'What a personal token can be allowed.',
  values: {
    READ_WORKS: { description: 'Read the own works, episodes and illustrations, drafts too.' },
    WRITE_WORKS: { description: 'Make and change works, episodes and illustrations. Who can see them stays as it is.' },
    UPLOAD_IMAGES: { description: 'Upload pictures and archives of pages.' },
    PUBLISH: { description: 'With WRITE_WORKS: publish, schedule, take back, delete and restore.' },
  },
});

const PersonalToken = builder.objectRef<PersonalTokenRecord>('PersonalToken').implement({
  description: 'A token with which programs of the person call this API. The token itself is told once and not kept.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the token; it opens nothing.' }),
    name: t.exposeString('name', { description: 'What the person calls it.' }),
    prefix: t.exposeString('prefix', { description: 'How the token begins.' }),
    scopes: t.field({ type: [PersonalTokenScope], description: 'What it may do.', resolve: ({ scopes }) => scopes }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends, or ended.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was used last, to the minute; null when it never was.',
    }),
  }),
});

builder.objectField(RegisteredViewerRef, 'personalTokens', (t) =>
  t.field({
    type: [PersonalToken],
    description: 'The tokens of the person that were not revoked, latest first; up to 20.',
    resolve: (_viewer, _args, context) => listOwnTokens(context),
  }),
);

const CreatePersonalTokenInput = builder.inputType('CreatePersonalTokenInput', {
  description: 'A token for programs.',
  fields: (t) => ({
    name: t.string({ required: true, description: '1 to 60 characters: where it is used.' }),
    scopes: t.field({ type: [PersonalTokenScope], required: true, description: 'What it may do; at least one.' }),
    expiresInDays: t.int({ required: true, description: '30, 90 or 365.' }),
  }),
});

const CreatePersonalTokenPayload = definePayload<{ personalToken: PersonalTokenRecord; secret: string }>(
  'CreatePersonalTokenPayload',
  'The new token.',
  {
    personalToken: { type: PersonalToken, description: 'The token as it is listed.' },
    secret: { type: 'String', description: 'The token itself. It is told this once; only its hash is kept.' },
  },
);

const RevokePersonalTokenPayload = definePayload<{ revokedId: string }>(
  'RevokePersonalTokenPayload',
  'The token that ended.',
  { revokedId: { type: 'ID', description: 'Its id.' } },
);

builder.mutationFields((t) => ({
  createPersonalToken: t.field({
    type: CreatePersonalTokenPayload,
    description: 'Makes a token for programs of the person. Needs a sign-in of the last five minutes.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: CreatePersonalTokenInput, required: true, description: 'What it may do.' }) },
    resolve: async (_root, { input }, context) => toPayload(await createPersonalToken(context, input), (made) => made),
  }),
  revokePersonalToken: t.field({
    type: RevokePersonalTokenPayload,
    description: 'Ends a token at once. NOT_FOUND for one that is not theirs.',
    authScopes: { registered: true },
    args: { id: t.arg.id({ required: true, description: 'Id of the token.' }) },
    resolve: async (_root, { id }, context) => {
      await revokeOwnToken(context, id);
      return { result: { revokedId: id }, problems: [] };
    },
  }),
}));
