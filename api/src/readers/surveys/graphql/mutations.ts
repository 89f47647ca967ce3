import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { EpisodeRef, findEpisodes, type EpisodeRecord } from '../../../publications/episodes/index.ts';
import type { Context } from '../../../graphql/context.ts';
import { addHistoryOfAnswer, answerSurvey, answerSurveyFromAuthor } from '../answerSurvey.ts';
import { setSurveyFromAuthor } from '../setSurveyFromAuthor.ts';
import type { SurveyAnswerRecord } from '../store/answers.ts';
import { SurveyAnswerEnum, SurveyAnswerRef } from './fields.ts';

const answered = { type: SurveyAnswerRef, description: 'The answer as it stands.' } as const;
const episodeField = { type: EpisodeRef, description: 'The episode.' } as const;
const reload = async (context: Context, id: string) => (await findEpisodes(context.reader, [id])).get(id) ?? null;

const AnswerSurveyInput = builder.inputType('AnswerSurveyInput', {
  description: 'How an episode was.',
  fields: (t) => ({
    episodeID: t.id({ required: true, description: 'The episode.' }),
    answer: t.field({ type: SurveyAnswerEnum, required: true, description: 'Fun, normal, or no fun.' }),
  }),
});
const AnswerSurveyPayload = definePayload<{ answer: SurveyAnswerRecord }>('AnswerSurveyPayload', 'The answer.', {
  answer: answered,
});
builder.mutationField('answerSurvey', (t) =>
  t.field({
    type: AnswerSurveyPayload,
    description: 'Says how an episode was; once for each reader, changeable for 24 hours.',
    authScopes: { account: true },
    args: { input: t.arg({ type: AnswerSurveyInput, required: true, description: 'Which and how.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { answer: await answerSurvey(context, input.episodeID, input.answer) },
      problems: [],
    }),
  }),
);

const HistoryWithAnswerInput = builder.inputType('AddReadingHistoryWithSurveyAnswerInput', {
  description: 'An answer, by which its episode is known as read.',
  fields: (t) => ({
    answerID: t.id({ required: true, description: 'Id of the answer.' }),
    workID: t.id({ required: true, description: 'The work the answer belongs to.' }),
  }),
});
const HistoryWithAnswerPayload = builder
  .objectRef<{ ok: boolean }>('AddReadingHistoryWithSurveyAnswerPayload')
  .implement({
    description: 'The episode is on the reading history.',
    fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true; a refusal is an error.' }) }),
  });
builder.mutationField('addReadingHistoryWithSurveyAnswer', (t) =>
  t.field({
    type: HistoryWithAnswerPayload,
    description: 'Puts the episode of an answer on the reading history of who answered, read to its end.',
    authScopes: { account: true },
    args: { input: t.arg({ type: HistoryWithAnswerInput, required: true, description: 'Which answer.' }) },
    resolve: async (_root, { input }, context) => {
      await addHistoryOfAnswer(context, input.answerID, input.workID);
      return { ok: true };
    },
  }),
);

const AnswerSurveyFromAuthorInput = builder.inputType('AnswerSurveyFromAuthorInput', {
  description: "A choice under the author's question.",
  fields: (t) => ({
    surveyID: t.id({ required: true, description: 'The question.' }),
    choice: t.int({ required: true, description: 'Which choice, from 1.' }),
  }),
});
const AnswerSurveyFromAuthorPayload = definePayload<{ episode: EpisodeRecord | null }>(
  'AnswerSurveyFromAuthorPayload',
  'The episode with the question.',
  { episode: episodeField },
);
builder.mutationField('answerSurveyFromAuthor', (t) =>
  t.field({
    type: AnswerSurveyFromAuthorPayload,
    description: "Answers the author's question; another choice replaces the one before.",
    authScopes: { account: true },
    args: { input: t.arg({ type: AnswerSurveyFromAuthorInput, required: true, description: 'What.' }) },
    resolve: async (_root, { input }, context) => {
      const episodeId = await answerSurveyFromAuthor(context, input.surveyID, input.choice);
      return { result: { episode: await reload(context, episodeId) }, problems: [] };
    },
  }),
);

const SetSurveyFromAuthorInput = builder.inputType('SetSurveyFromAuthorInput', {
  description: 'A question of the author; other words or choices start anew without answers.',
  fields: (t) => ({
    episodeID: t.id({ required: true, description: 'The episode.' }),
    question: t.string({ required: true, description: 'Up to 140 characters; empty takes the question away.' }),
    choices: t.stringList({ required: true, description: '2 to 6 different ones, up to 40 characters each.' }),
  }),
});
const SetSurveyFromAuthorPayload = definePayload<{ episode: EpisodeRecord | null }>(
  'SetSurveyFromAuthorPayload',
  'The episode with the question.',
  { episode: episodeField },
);
builder.mutationField('setSurveyFromAuthor', (t) =>
  t.field({
    type: SetSurveyFromAuthorPayload,
    description: 'Asks readers something at the end of an own episode.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: SetSurveyFromAuthorInput, required: true, description: 'Where and what.' }) },
    resolve: async (_root, { input }, context) => {
      const { episodeID: episodeId, question, choices } = input;
      const outcome = await setSurveyFromAuthor(context, { episodeId, question, choices });
      const episode = outcome.ok ? await reload(context, outcome.value) : null;
      return toPayload(outcome, () => ({ episode }));
    },
  }),
);
