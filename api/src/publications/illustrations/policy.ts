import { isCreator, isSelf, type Actor } from '../../kernel/actor.ts';
import type { IllustrationRecord } from './store/illustrations.ts';

type OwnedIllustration = Pick<IllustrationRecord, 'userId' | 'deletedAt' | 'isVisible'>;

/** R4-011: readers see an open illustration; the owner sees it closed too, until it is in the trash. */
export const canSeeIllustration = (actor: Actor, illustration: OwnedIllustration): boolean =>
  illustration.isVisible || (isSelf(actor, illustration.userId) && illustration.deletedAt === null);

/** A creator with an open workspace may publish illustrations. */
export const canCreateIllustration = (actor: Actor): boolean => isCreator(actor);

/** The owner may edit an illustration that is not in the trash. */
export const canEditIllustration = (actor: Actor, illustration: OwnedIllustration): boolean =>
  isCreator(actor) && isSelf(actor, illustration.userId) && illustration.deletedAt === null;

/** The owner may take an illustration out of the trash, and put it there again after a lost answer. */
export const canUseTrash = (actor: Actor, illustration: OwnedIllustration): boolean =>
  isCreator(actor) && isSelf(actor, illustration.userId) && illustration.deletedAt !== null;
