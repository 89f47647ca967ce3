/** The published formula (decisions 4.7). A change of any number is a new version, noted with every snapshot. */
export const FORMULA = {
  version: 1,
  text: 'score = 10·B + 5·L + 4·C + 1·V',
  weights: { bookmarked: 10, liked: 5, completed: 4, viewed: 1 },
} as const;

export type Ingredient = keyof typeof FORMULA.weights;

/** A person with a profile, and a guest, in tenths of a person. */
export const REGISTERED_TENTHS = 10;
export const GUEST_TENTHS = 3;

/** SQL of the score of a row that has the four parts as columns. */
export const SCORE = Object.entries(FORMULA.weights)
  .map(([part, weight]) => `${weight} * ${part}`)
  .join(' + ');
