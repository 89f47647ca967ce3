/** Icons of people who sent soft comments, at most. */
export const postersShown = 20;
