interface Given {
  fun: number | null;
  normal: number | null;
  noFun: number | null;
}

/** Answers to the survey that are told, and how many there are. */
export interface ToldAnswers {
  fun: number;
  normal: number;
  noFun: number;
  all: number;
}

/** The answers, where the API tells them; null of too few. */
export const toldAnswers = ({ fun, normal, noFun }: Given): ToldAnswers | null =>
  fun === null || normal === null || noFun === null ? null : { fun, normal, noFun, all: fun + normal + noFun };
