import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import { workLoader } from '../../../publications/works/index.ts';
import { choiceCountLoader, interestLoader, surveyLoader, viewerAnswerLoader, viewerChoiceLoader } from '../loaders.ts';
import { canAnswer, canSeeTotals, changeableUntil, showsSurvey, SURVEY_ANSWERS, tellAnswers } from '../policy.ts';
import type { SurveyAnswerRecord, SurveyInterest } from '../store/answers.ts';
import type { SurveyFromAuthorRecord } from '../store/surveysFromAuthors.ts';

export const SurveyAnswerEnum = builder.enumType('SurveyAnswerValue', {
  description: 'How a reader liked an episode: fun, normal, or no fun.',
  values: SURVEY_ANSWERS,
});

export const SurveyAnswerRef = builder.objectRef<SurveyAnswerRecord>('SurveyAnswer').implement({
  description: "The viewer's own answer; others' answers are only ever added up.",
  interfaces: [NodeInterface],
  fields: (t) => ({
    answer: t.expose('answer', { type: SurveyAnswerEnum, description: 'What was answered.' }),
    canChangeUntil: t.field({
      type: 'DateTime',
      description: 'Until when it can be changed: 24 hours after the first answer.',
      resolve: changeableUntil,
    }),
  }),
});

const SurveyInterestRef = builder.objectRef<SurveyInterest>('SurveyInterest').implement({
  description: 'How often each answer was given.',
  fields: (t) => ({
    fun: t.exposeInt('fun', { description: 'Fun.' }),
    normal: t.exposeInt('normal', { description: 'Normal.' }),
    noFun: t.exposeInt('noFun', { description: 'No fun.' }),
  }),
});

/** A question as one viewer sees it: its author with totals. */
type ShownSurvey = SurveyFromAuthorRecord & { hasTotals: boolean };

const SurveyFromAuthorRef = builder.objectRef<ShownSurvey>('SurveyFromAuthor').implement({
  description: 'A question of the author under an episode.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    question: t.exposeString('question', { description: 'What is asked, up to 140 characters.' }),
    choices: t.exposeStringList('choices', { description: 'The answers one can choose from, 2 to 6.' }),
    viewerChoice: t.int({
      nullable: true,
      description: 'Which one who asks chose, from 1; null before.',
      resolve: (survey, _args, context) => viewerChoiceLoader(context).load(survey.id),
    }),
    totals: t.intList({
      nullable: true,
      description: 'How often each was chosen; for the author alone.',
      resolve: (survey, _args, context) => (survey.hasTotals ? choiceCountLoader(context).load(survey.id) : null),
    }),
  }),
});

builder.objectFields(EpisodeRef, (t) => ({
  canShowSurvey: t.boolean({
    description: 'Whether readers are asked how they liked it.',
    resolve: async (episode, _args, context) => {
      const work = await workLoader(context).load(episode.workId);
      return work !== null && showsSurvey(episode, work);
    },
  }),
  viewerCanAnswerSurvey: t.boolean({
    description: 'Whether who asks may answer what is asked under it: its author may not.',
    resolve: (episode, _args, { actor }) => canAnswer(actor, episode),
  }),
  viewerSurveyAnswer: t.field({
    type: SurveyAnswerRef,
    nullable: true,
    description: 'What who asks answered; null before.',
    resolve: (episode, _args, context) => viewerAnswerLoader(context).load(episode.id),
  }),
  surveyInterest: t.field({
    type: SurveyInterestRef,
    nullable: true,
    description:
      'How often each answer was given; for the author alone, and never who gave it. Null of fewer than five answers.',
    resolve: async (episode, _args, context) => {
      const given = canSeeTotals(context.actor, episode) ? await interestLoader(context).load(episode.id) : null;
      return given && tellAnswers(given);
    },
  }),
  canShowSurveyFromAuthor: t.boolean({
    description: 'Whether the author asks something at its end.',
    resolve: async (episode, _args, context) =>
      episode.isVisible && (await surveyLoader(context).load(episode.id)) !== null,
  }),
  surveyFromAuthor: t.field({
    type: SurveyFromAuthorRef,
    nullable: true,
    description: "The author's question at its end; null when there is none.",
    resolve: async (episode, _args, context) => {
      const survey = await surveyLoader(context).load(episode.id);
      return survey && { ...survey, hasTotals: canSeeTotals(context.actor, episode) };
    },
  }),
}));
