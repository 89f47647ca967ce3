import { forbidden, type Refusal } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';

/** How far a contest is that a work is in, as long as it is undecided. */
export type ContestStage = 'OPEN' | 'JUDGING';

/** Judges read what was entered: until the result nothing that is out may be hidden, and the work stays. */
export const isFrozen = (stage: ContestStage | null | undefined): boolean => stage === 'JUDGING';

/** Judges and everybody else read an entered work: fan-only would shut them out. */
export const canBeFanOnly = (stage: ContestStage | null | undefined): boolean => stage == null;

/** What judges are reading cannot go to the trash. */
export const isBeingJudged = (): Refusal =>
  forbidden(said(publicationsErrors, (t) => t.contestApplications.isBeingJudged()));
