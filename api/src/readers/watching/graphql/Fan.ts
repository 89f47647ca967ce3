import { EpisodeRef, findSeenEpisode } from '../../../publications/episodes/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { userLoader, UserRef } from '../../../people/sites/index.ts';
import { fanCountsLoader, fanMailCountsLoader } from '../loaders.ts';
import { listOwnFanMessages, listOwnFans } from '../ownLists.ts';
import { sendFanMessage } from '../sendFanMessage.ts';
import type { FanMessageRecord } from '../store/fanMessages.ts';
import type { FanRecord } from '../store/fans.ts';

const Fan = builder.objectRef<FanRecord>('Fan').implement({
  description: 'Somebody who watches the viewer. What is told of them never holds an e-mail address.',
  fields: (t) => ({
    id: t.id({ description: 'Id of the person.', resolve: (fan) => fan.accountId }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'The profile; null for a visitor without one.',
      resolve: (fan, _args, context) => (fan.hasProfile ? userLoader(context).load(fan.accountId) : null),
    }),
    watchedAt: t.field({ type: 'DateTime', description: 'Since when.', resolve: (fan) => fan.createdAt }),
    episode: t.field({
      type: EpisodeRef,
      nullable: true,
      description:
        'The episode they were reading when they began to watch; null when the viewer cannot see it any more.',
      resolve: (fan, _args, context) => findSeenEpisode(context, fan.episodeId),
    }),
    isOptedInEmail: t.exposeBoolean('isOptedInEmail', { description: 'Whether they want mail.' }),
  }),
});
const FanConnection = defineConnection('Fan', Fan);

const FanMessage = builder.objectRef<FanMessageRecord>('FanMessage').implement({
  description: 'What a creator wrote to the fans who want mail.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the message.' }),
    subject: t.exposeString('subject', { description: '1 to 60 characters.' }),
    body: t.exposeString('body', { description: '1 to 2,000 characters.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    recipientCount: t.int({
      description: 'How many wanted mail then.',
      resolve: async ({ id }, _args, context) => (await fanMailCountsLoader(context).load(id))?.recipients ?? 0,
    }),
    sentCount: t.int({
      description: 'For how many of them it was handed to the mail queue by now.',
      resolve: async ({ id }, _args, context) => (await fanMailCountsLoader(context).load(id))?.sent ?? 0,
    }),
  }),
});

builder.objectFields(RegisteredViewerRef, (t) => ({
  fans: t.field({
    type: FanConnection,
    description: 'Who watches the viewer, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_viewer, page, context) => toConnection(await listOwnFans(context, page), (row) => row, page.after),
  }),
  fanCount: t.int({
    description: 'How many watch the viewer.',
    resolve: async ({ accountId }, _args, context) => (await fanCountsLoader(context).load(accountId ?? ''))?.all ?? 0,
  }),
  fanCountWithMail: t.int({
    description: 'How many of them want mail.',
    resolve: async ({ accountId }, _args, context) =>
      (await fanCountsLoader(context).load(accountId ?? ''))?.withMail ?? 0,
  }),
  fanMessages: t.field({
    type: [FanMessage],
    description: 'The latest ten messages to fans.',
    resolve: (_viewer, _args, context) => listOwnFanMessages(context),
  }),
}));

const SendFanMessageInput = builder.inputType('SendFanMessageInput', {
  description: 'A message to the fans who want mail.',
  fields: (t) => ({
    subject: t.string({ required: true, description: '1 to 60 characters.' }),
    body: t.string({ required: true, description: '1 to 2,000 characters; an empty line begins a paragraph.' }),
  }),
});
const SendFanMessagePayload = definePayload<{ ok: boolean }>('SendFanMessagePayload', 'Whether it is on its way.', {
  ok: { type: 'Boolean', description: 'True.' },
});

builder.mutationField('sendFanMessage', (t) =>
  t.field({
    type: SendFanMessagePayload,
    description: 'Writes by mail to everybody who watches the viewer and wants mail; once in 24 hours.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: SendFanMessageInput, required: true, description: 'What.' }) },
    resolve: async (_root, { input }, context) => toPayload(await sendFanMessage(context, input), () => ({ ok: true })),
  }),
);
