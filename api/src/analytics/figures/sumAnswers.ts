import { tellAnswers, type SurveyInterest } from '../../readers/surveys/index.ts';

const add = (all: readonly SurveyInterest[]): SurveyInterest => ({
  fun: all.reduce((sum, { fun }) => sum + fun, 0),
  normal: all.reduce((sum, { normal }) => sum + normal, 0),
  noFun: all.reduce((sum, { noFun }) => sum + noFun, 0),
});

/**
 * The answers to all episodes together. Those to episodes of which nothing is told are in it where they are five together:
 * fewer could be had by taking what is told from the sum. Null where nothing is told.
 */
export function sumAnswers(byEpisode: readonly SurveyInterest[]): SurveyInterest | null {
  const told = byEpisode.flatMap((given) => tellAnswers(given) ?? []);
  const others = tellAnswers(add(byEpisode.filter((given) => !tellAnswers(given))));
  return tellAnswers(add(others ? [...told, others] : told));
}
