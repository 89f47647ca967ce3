import { builder } from '../../../graphql/builder.ts';
import { definePayload } from '../../../graphql/payload.ts';
import { blockUser, checkMuteDays, MAX_MUTE_DAYS, muteUser, unblockUser, unmuteUser } from '../silencePeople.ts';

const done = <Result extends object>(result: Result) => ({ result, problems: [] });

const BlockUserInput = builder.inputType('BlockUserInput', {
  description: 'Who is blocked: by profile, or as the writer of a comment.',
  fields: (t) => ({
    userId: t.id({ description: 'The person.' }),
    commentId: t.id({ description: 'A comment of the person, who may have no profile.' }),
  }),
});
const MuteUserInput = builder.inputType('MuteUserInput', {
  description: 'Who is muted: by profile, or as the writer of a comment.',
  fields: (t) => ({
    userId: t.id({ description: 'The person.' }),
    commentId: t.id({ description: 'A comment of the person, who may have no profile.' }),
    days: t.int({ description: `For how many days, 1 to ${MAX_MUTE_DAYS}; for good when absent.` }),
  }),
});

const BlockUserPayload = definePayload<{ blockedId: string }>('BlockUserPayload', 'Who is blocked.', {
  blockedId: { type: 'ID', description: 'Id of the person; lifts the block.' },
});
builder.mutationField('blockUser', (t) =>
  t.field({
    type: BlockUserPayload,
    description: 'Blocks somebody: from now on neither comments on, likes, bookmarks or watches what is the other’s.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: BlockUserInput, required: true, description: 'Who.' }) },
    resolve: async (_root, { input }, context) => done({ blockedId: await blockUser(context, input) }),
  }),
);

const UnblockUserInput = builder.inputType('UnblockUserInput', {
  description: 'Whose block is lifted.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Id of the person.' }) }),
});
const UnblockUserPayload = definePayload<{ unblockedId: string }>(
  'UnblockUserPayload',
  'Who is not blocked any more.',
  {
    unblockedId: { type: 'ID', description: 'Id of the person.' },
  },
);
builder.mutationField('unblockUser', (t) =>
  t.field({
    type: UnblockUserPayload,
    description: 'Lifts a block. Watches that ended with it do not come back.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: UnblockUserInput, required: true, description: 'Who.' }) },
    resolve: async (_root, { input }, context) => done({ unblockedId: await unblockUser(context, input.id) }),
  }),
);

const MuteUserPayload = definePayload<{ mutedId: string }>('MuteUserPayload', 'Who is muted.', {
  mutedId: { type: 'ID', description: 'Id of the person; ends the mute.' },
});
builder.mutationField('muteUser', (t) =>
  t.field({
    type: MuteUserPayload,
    description: 'Takes the works and comments of somebody out of what who asks sees, for some days or for good.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: MuteUserInput, required: true, description: 'Who, and for how long.' }) },
    resolve: async (_root, { input }, context) =>
      done({ mutedId: await muteUser(context, input, checkMuteDays(input.days)) }),
  }),
);

const UnmuteUserInput = builder.inputType('UnmuteUserInput', {
  description: 'Whose mute ends.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Id of the person.' }) }),
});
const UnmuteUserPayload = definePayload<{ unmutedId: string }>('UnmuteUserPayload', 'Who is not muted any more.', {
  unmutedId: { type: 'ID', description: 'Id of the person.' },
});
builder.mutationField('unmuteUser', (t) =>
  t.field({
    type: UnmuteUserPayload,
    description: 'Shows the works and comments of somebody again.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: UnmuteUserInput, required: true, description: 'Who.' }) },
    resolve: async (_root, { input }, context) => done({ unmutedId: await unmuteUser(context, input.id) }),
  }),
);
