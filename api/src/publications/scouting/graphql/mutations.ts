import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { answerScoutMessage, readScoutMessage } from '../answerScoutMessage.ts';
import type { ScoutMessageRecord } from '../store/scoutMessages.ts';
import { ScoutAnswerEnum, ScoutMessageRef } from './ScoutMessage.ts';

const AnswerScoutMessageInput = builder.inputType('AnswerScoutMessageInput', {
  description: 'An answer to an editorial department.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The message.' }),
    answer: t.field({ type: ScoutAnswerEnum, required: true, description: 'Whether the viewer is interested.' }),
    words: t.string({ description: 'Up to 1,000 characters for the department.' }),
  }),
});
const AnswerScoutMessagePayload = definePayload<{ scoutMessage: ScoutMessageRecord }>(
  'AnswerScoutMessagePayload',
  'The message with its answer.',
  { scoutMessage: { type: ScoutMessageRef, description: 'The message.' } },
);
builder.mutationField('answerScoutMessage', (t) =>
  t.field({
    type: AnswerScoutMessagePayload,
    description: 'Answers an editorial department, once and for good. The answer is mailed to it.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: AnswerScoutMessageInput, required: true, description: 'The answer.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await answerScoutMessage(context, { ...input, words: input.words ?? '' });
      return toPayload(outcome, (scoutMessage) => ({ scoutMessage }));
    },
  }),
);

const ReadScoutMessageInput = builder.inputType('ReadScoutMessageInput', {
  description: 'A message that was opened.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The message.' }) }),
});
const ReadScoutMessagePayload = definePayload<{ scoutMessage: ScoutMessageRecord }>(
  'ReadScoutMessagePayload',
  'The message, marked as read.',
  { scoutMessage: { type: ScoutMessageRef, description: 'The message.' } },
);
builder.mutationField('readScoutMessage', (t) =>
  t.field({
    type: ReadScoutMessagePayload,
    description: 'Marks a message of an editorial department as read. The department is not told.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: ReadScoutMessageInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { scoutMessage: await readScoutMessage(context, input.id) },
      problems: [],
    }),
  }),
);
