import type { Context } from '../../graphql/context.ts';
import { loadVisibleEpisode } from '../../publications/episodes/index.ts';
import { isSelf } from '../../kernel/actor.ts';
import { done, notFound, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { checkText } from '../../kernel/text.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { deleteSurvey, findSurveys, insertSurvey } from './store/surveysFromAuthors.ts';
import { countLimits, limits } from './limits.ts';

const { leastSurveyChoices: MIN_CHOICES, surveyChoices: MAX_CHOICES } = countLimits;

/** What an author asks under an episode: a question with a few choices (limits.ts). */
export interface SurveyFromAuthorInput {
  episodeId: string;
  question: string;
  choices: readonly string[];
}

/**
 * Asks readers a question at the end of an episode; an empty question takes it away. Another question, or other choices,
 * start anew without answers.
 */
export async function setSurveyFromAuthor(context: Context, input: SurveyFromAuthorInput): Promise<Outcome<string>> {
  const episode = await loadVisibleEpisode(context, input.episodeId);
  if (!isSelf(context.actor, episode.userId)) throw notFound();
  const found: Problem[] = [];
  const { question, choices } = checkSurvey(input, found);
  if (found.length > 0) return problems(found);
  return context.services.database.transact(async (tx) => {
    const current = (await findSurveys(tx, [episode.id])).get(episode.id);
    const isSame = current?.question === question && current.choices.join('\n') === choices.join('\n');
    if (isSame || (!current && question === '')) return done(episode.id);
    await deleteSurvey(tx, episode.id);
    if (question !== '') await insertSurvey(tx, episode.id, question, choices);
    await declareChanges(tx, [keys.episode(episode.id)]);
    return done(episode.id);
  });
}

function checkSurvey(input: SurveyFromAuthorInput, found: Problem[]) {
  const question = checkText(
    input.question,
    {
      path: ['question'],
      label: said(readersErrors, (t) => t.surveys.questionLabel()),
      ...limits.authorSurveyQuestion,
    },
    found,
  );
  const choices = input.choices.slice(0, MAX_CHOICES + 1).map((choice, index) =>
    checkText(
      choice,
      {
        path: ['choices', String(index)],
        label: said(readersErrors, (t) => t.surveys.choiceLabel()),
        ...limits.authorSurveyChoice,
      },
      found,
    ),
  );
  if (question === '') return { question, choices: [] };
  if (choices.length < MIN_CHOICES || choices.length > MAX_CHOICES)
    found.push(
      problem(
        ['choices'],
        'WRONG_NUMBER',
        said(readersErrors, (t) => t.surveys.wrongNumber({ least: MIN_CHOICES, most: MAX_CHOICES })),
      ),
    );
  if (new Set(choices).size < choices.length)
    found.push(
      problem(
        ['choices'],
        'TWICE',
        said(readersErrors, (t) => t.surveys.twice()),
      ),
    );
  return { question, choices };
}
