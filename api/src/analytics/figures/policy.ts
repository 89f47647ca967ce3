import { isCreator, isSelf, type Actor } from '../../kernel/actor.ts';
import type { WorkRecord } from '../../publications/works/index.ts';

/** Numbers of a work are for its creator alone, while it is not in the trash. Staff see none, nor does who looks as a reader. */
export const canSeeFigures = (actor: Actor, work: Pick<WorkRecord, 'userId' | 'deletedAt'>): boolean =>
  isCreator(actor) && isSelf(actor, work.userId) && work.deletedAt === null;
