import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { forbidden, notFound, Refusal } from '../../kernel/errors.ts';
import { accountOf } from '../../kernel/actor.ts';
import { isIdOf } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { remember } from '../reading/index.ts';
import { loadVisibleWork } from '../../publications/works/index.ts';
import { loadBehindWalls, type EpisodeRecord } from '../../publications/episodes/index.ts';
import { canAnswer, showsSurvey, type SurveyAnswer } from './policy.ts';
import { findAnswer, writeAnswer, type SurveyAnswerRecord } from './store/answers.ts';
import { findSurvey, writeChoice } from './store/surveysFromAuthors.ts';

async function loadAnswerable(context: Context, episodeId: string): Promise<EpisodeRecord> {
  const episode = await loadBehindWalls(context, episodeId);
  if (!canAnswer(context.actor, episode)) throw forbidden(said(readersErrors, (t) => t.surveys.ownEpisode()));
  return episode;
}

const allowMany = (context: Context, accountId: string) => limitRate(context.services.database, 'survey', accountId);

/** Says how an episode was; once for each reader, changeable for 24 hours. */
export async function answerSurvey(
  context: Context,
  episodeId: string,
  answer: SurveyAnswer,
): Promise<SurveyAnswerRecord> {
  const accountId = accountOf(context.actor);
  const episode = await loadAnswerable(context, episodeId);
  if (!showsSurvey(episode, await loadVisibleWork(context, episode.workId)))
    throw forbidden(said(readersErrors, (t) => t.surveys.noSurvey()));
  await allowMany(context, accountId);
  const written = await context.services.database.transact((tx) => writeAnswer(tx, accountId, episode.id, answer));
  if (!written) throw forbidden(said(readersErrors, (t) => t.surveys.tooLate()));
  return written;
}

/** Puts the episode an answer belongs to on the reading history: who answers has read it. */
export async function addHistoryOfAnswer(context: Context, answerId: string, workId: string): Promise<void> {
  const accountId = accountOf(context.actor);
  if (!isIdOf('SurveyAnswer', answerId)) throw notFound();
  const answer = await findAnswer(context.reader, accountId, answerId);
  if (!answer) throw notFound();
  const episode = await loadBehindWalls(context, answer.episodeId);
  if (episode.workId !== workId) throw notFound();
  await remember(context, [{ episode, leavePosition: 1, pageNumber: null }]);
}

/** Answers the author's own question. Returns the episode's id. */
export async function answerSurveyFromAuthor(context: Context, surveyId: string, choice: number): Promise<string> {
  const accountId = accountOf(context.actor);
  const survey = isIdOf('SurveyFromAuthor', surveyId) ? await findSurvey(context.reader, surveyId) : null;
  if (!survey) throw notFound();
  const episode = await loadAnswerable(context, survey.episodeId);
  if (choice < 1 || choice > survey.choices.length)
    throw new Refusal(
      'BAD_USER_INPUT',
      said(readersErrors, (t) => t.surveys.noSuchChoice()),
      { field: 'choice' },
    );
  await allowMany(context, accountId);
  await context.services.database.transact((tx) => writeChoice(tx, accountId, survey.id, choice));
  return episode.id;
}
