import { canEditEpisode, type EpisodeRecord } from '../episodes/index.ts';
import { isSelf, type Actor } from '../../kernel/actor.ts';

/** What decides whether a link opens. */
export interface LinkFacts {
  expiresAt: Date;
  isRevoked: boolean;
  /** The episode, or its work, is in the trash. */
  isInTrash: boolean;
  /** Operators suspended the episode or its work. */
  isTakenDown: boolean;
  /** The creator's account is closed or leaving. */
  isCreatorAway: boolean;
}

/**
 * Whether somebody with the link may see the episode, in whatever status it is: it stands for no more than what the
 * creator could show at this moment. Its counterpart for pictures is the view `review_images`.
 */
export const canOpenReview = (link: LinkFacts, now: Date): boolean =>
  !link.isRevoked && link.expiresAt > now && !link.isInTrash && !link.isTakenDown && !link.isCreatorAway;

/** Links and notes of an episode are its creator's business. */
export const canManageReviews = (actor: Actor, episode: EpisodeRecord): boolean => canEditEpisode(actor, episode);

/** A note can be taken back in the visit it was written in, as long as nobody answered it. */
export const canWithdrawNote = (visitId: string, note: { visitId: string; answer: string }): boolean =>
  note.visitId === visitId && note.answer === '';

/** The creator's own look at the page is no opening, and an own note no news. */
export const isOwnReview = (actor: Actor, link: { userId: string }): boolean => isSelf(actor, link.userId);
