/** Bounds of what an author asks under an episode (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  authorSurveyQuestion: { min: 0, max: 140 },
  authorSurveyChoice: { min: 1, max: 40 },
} as const;

/** How many choices a question has. */
export const countLimits = {
  leastSurveyChoices: 2,
  surveyChoices: 6,
} as const;
