import { builder } from '../../../graphql/builder.ts';
import { definePayload } from '../../../graphql/payload.ts';
import { deleteXLink, refreshXLink } from '../keepXLink.ts';
import { saveXLink, startXLink } from '../linkX.ts';
import type { XLink } from '../XLink.ts';
import { XOAuthTokenRef } from './XOAuthToken.ts';

const StartXLinkPayload = definePayload<{ url: string }>('StartXLinkPayload', 'Where the person agrees.', {
  url: { type: 'String', description: 'The address at X.' },
});

const SaveXOauthTokenInput = builder.inputType('SaveXOauthTokenInput', {
  description: 'What X sent along when the person came back.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'What is exchanged for the tokens; once.' }),
    state: t.string({ required: true, description: 'What the address at X carried.' }),
  }),
});

const XOAuthTokenPayload = definePayload<{ xOAuthToken: XLink }>('XOAuthTokenPayload', 'The link as it is now.', {
  xOAuthToken: { type: XOAuthTokenRef, description: 'The link.' },
});

const SaveXOauthTokenPayload = definePayload<{ xOAuthToken: XLink | null; takenXUserId: string | null }>(
  'SaveXOauthTokenPayload',
  'The link that was made.',
  {
    xOAuthToken: { type: XOAuthTokenRef, description: 'The link.' },
    takenXUserId: {
      type: 'ID',
      description: 'With the problem TAKEN: who the person is at X, for checkXOAuthTokenTakenByXUserId.',
    },
  },
);

const DeleteXOauthTokenPayload = definePayload<{ deleted: boolean }>(
  'DeleteXOauthTokenPayload',
  'That the link is gone.',
  { deleted: { type: 'Boolean', description: 'True.' } },
);

builder.mutationFields((t) => ({
  startXLink: t.field({
    type: StartXLinkPayload,
    description: 'Begins a link to an X account. NOT_FOUND where there is no X.',
    authScopes: { creator: true },
    resolve: async (_root, _args, context) => ({ result: { url: await startXLink(context) }, problems: [] }),
  }),
  saveXOauthToken: t.field({
    type: SaveXOauthTokenPayload,
    description: 'Ends a link that was begun. An X account belongs to one creator: for another one it is TAKEN.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: SaveXOauthTokenInput, required: true, description: 'What X sent along.' }) },
    resolve: async (_root, { input }, context) => {
      const saved = await saveXLink(context, input);
      const { takenXUserId = null } = saved;
      return saved.ok
        ? { result: { xOAuthToken: saved.value, takenXUserId: null }, problems: [] }
        : { result: takenXUserId === null ? null : { xOAuthToken: null, takenXUserId }, problems: saved.problems };
    },
  }),
  refreshXOauthToken: t.field({
    type: XOAuthTokenPayload,
    description: 'Renews a link at X. One that X takes no longer ends. NOT_FOUND without a link.',
    authScopes: { creator: true },
    resolve: async (_root, _args, context) => ({
      result: { xOAuthToken: await refreshXLink(context) },
      problems: [],
    }),
  }),
  deleteXOauthToken: t.field({
    type: DeleteXOauthTokenPayload,
    description: 'Removes a link: its tokens are deleted here, and X is told to forget them. NOT_FOUND without a link.',
    authScopes: { creator: true },
    resolve: async (_root, _args, context) => {
      await deleteXLink(context);
      return { result: { deleted: true }, problems: [] };
    },
  }),
}));
