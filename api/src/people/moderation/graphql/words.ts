import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { muteWord, unmuteWord } from '../muteWord.ts';
import { checkMuteDays, MAX_MUTE_DAYS } from '../silencePeople.ts';
import type { MutedWordRecord } from '../store/mutedWords.ts';
import { MutedWordRef } from './lists.ts';

const MuteWordInput = builder.inputType('MuteWordInput', {
  description: 'A word that is muted.',
  fields: (t) => ({
    word: t.string({ required: true, description: '2 to 50 characters. Muting it again sets a new end.' }),
    days: t.int({ description: `For how many days, 1 to ${MAX_MUTE_DAYS}; for good when absent.` }),
  }),
});
const MuteWordPayload = definePayload<{ mutedWord: MutedWordRecord }>('MuteWordPayload', 'The muted word.', {
  mutedWord: { type: MutedWordRef, description: 'The word.' },
});
builder.mutationField('muteWord', (t) =>
  t.field({
    type: MuteWordPayload,
    description: 'Hides comments that hold a word for who asks, for some days or for good.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: MuteWordInput, required: true, description: 'The word, and for how long.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await muteWord(context, { word: input.word, days: checkMuteDays(input.days) });
      return toPayload(outcome, (mutedWord) => ({ mutedWord }));
    },
  }),
);

const UnmuteWordInput = builder.inputType('UnmuteWordInput', {
  description: 'A word that is not muted any more.',
  fields: (t) => ({ word: t.string({ required: true, description: 'The word.' }) }),
});
const UnmuteWordPayload = definePayload<{ unmutedWord: string }>(
  'UnmuteWordPayload',
  'The word that is not muted any more.',
  { unmutedWord: { type: 'String', description: 'The word.' } },
);
builder.mutationField('unmuteWord', (t) =>
  t.field({
    type: UnmuteWordPayload,
    description: 'Shows comments with a word again.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: UnmuteWordInput, required: true, description: 'The word.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { unmutedWord: await unmuteWord(context, input.word) },
      problems: [],
    }),
  }),
);
