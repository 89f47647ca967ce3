import { isCreator, isSelf, type Actor } from '../../kernel/actor.ts';
import type { WorkRecord } from './store/works.ts';

type OwnedWork = Pick<WorkRecord, 'userId' | 'deletedAt' | 'isVisible'>;

/** Readers see what the visibility predicate shows; the owner sees the work until it is in the trash. */
export const canSeeWork = (actor: Actor, work: OwnedWork): boolean =>
  work.isVisible || (isSelf(actor, work.userId) && work.deletedAt === null);

/** A creator with an open workspace may start works. */
export const canCreateWork = (actor: Actor): boolean => isCreator(actor);

/** The owner may edit a work that is not in the trash. */
export const canEditWork = (actor: Actor, work: OwnedWork): boolean =>
  isCreator(actor) && isSelf(actor, work.userId) && work.deletedAt === null;

/** The owner may take a work out of the trash. */
export const canRestoreWork = (actor: Actor, work: OwnedWork): boolean =>
  isCreator(actor) && isSelf(actor, work.userId) && work.deletedAt !== null;

/** Any account may bookmark a work it can see, except its author's own. */
export const canBookmarkWork = (actor: Actor, work: OwnedWork): boolean =>
  work.isVisible && !isSelf(actor, work.userId);

/** Whether there is a mature gate before a work, or what is in it, at all. */
export const isMature = ({ rating }: Pick<WorkRecord, 'rating'>): boolean => rating === 'MATURE';

/**
 * The mature gate: who did not say that they want to see mature works sees of one what its gate says, and no picture. The
 * creator always sees the own.
 */
export const canSeePictures = (
  actor: Actor,
  work: Pick<WorkRecord, 'userId' | 'rating'>,
  showsMature: boolean,
): boolean => !isMature(work) || isSelf(actor, work.userId) || showsMature;
