import { forbidden, type Refusal } from '../../kernel/errors.ts';

/** How far a contest is that a work is in, as long as it is undecided. */
export type ContestStage = 'OPEN' | 'JUDGING';

/** Judges read what was entered: until the result nothing that is out may be hidden, and the work stays. */
export const isFrozen = (stage: ContestStage | null | undefined): boolean => stage === 'JUDGING';

/** Judges and everybody else read an entered work: fan-only would shut them out. */
export const canBeFanOnly = (stage: ContestStage | null | undefined): boolean => stage == null;

/** What judges are reading cannot go to the trash. */
export const isBeingJudged = (): Refusal =>
  forbidden(
    'The judges of a contest are reading this. It can go to the trash after the result; until then ask us to take it out of the contest.',
    'コンテストの審査中のため削除できません。',
  );
