import { builder } from '../../../graphql/builder.ts';
import { definePayload } from '../../../graphql/payload.ts';
import { removeWatchedFeed, renewWatchedFeed } from '../watchedFeedUrl.ts';
import { updateWatchMail } from '../updateWatchMail.ts';
import { MailChoiceEnum } from './WatchedUser.ts';

const UpdateWatchMailInput = builder.inputType('UpdateWatchMailInput', {
  description: 'Mail about the new episodes of a creator.',
  fields: (t) => ({
    targetUserId: t.id({ required: true, description: 'A creator the viewer watches.' }),
    mailChoice: t.field({ type: MailChoiceEnum, required: true, description: 'Which mail.' }),
  }),
});
const OkPayload = definePayload<{ ok: boolean }>('WatchingPayload', 'Whether it was done.', {
  ok: { type: 'Boolean', description: 'True.' },
});
const ok = { result: { ok: true }, problems: [] };

const RenewWatchedFeedPayload = definePayload<{ address: string }>('RenewWatchedFeedPayload', 'The new URL.', {
  address: { type: 'String', description: 'The whole URL. It is shown this once; only its hash is kept.' },
});

builder.mutationFields((t) => ({
  updateWatchMail: t.field({
    type: OkPayload,
    description: 'Chooses mail about the new episodes of a watched creator. NOT_FOUND for somebody who is not watched.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: UpdateWatchMailInput, required: true, description: 'Whose, and which.' }) },
    resolve: async (_root, { input }, context) => {
      await updateWatchMail(context, input.targetUserId, input.mailChoice);
      return ok;
    },
  }),
  renewWatchedFeed: t.field({
    type: RenewWatchedFeedPayload,
    description: 'Gives the private feed of what the viewer watches a new URL; the one before ends.',
    authScopes: { registered: true },
    resolve: async (_root, _args, context) => ({
      result: { address: await renewWatchedFeed(context) },
      problems: [],
    }),
  }),
  removeWatchedFeed: t.field({
    type: OkPayload,
    description: 'Takes the private feed away; its URL ends.',
    authScopes: { registered: true },
    resolve: async (_root, _args, context) => {
      await removeWatchedFeed(context);
      return ok;
    },
  }),
}));
