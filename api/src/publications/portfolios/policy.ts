import { isCreator, isSelf, type Actor } from '../../kernel/actor.ts';
import type { KomawariWorkRecord } from './store/komawariWorks.ts';
import type { PortfolioRecord } from './store/portfolios.ts';

/** Others see a portfolio only while its site is open (R2-017); the creator always does. */
export const canSeePortfolio = (actor: Actor, portfolio: Pick<PortfolioRecord, 'userId' | 'isOpen'>): boolean =>
  portfolio.isOpen || isSelf(actor, portfolio.userId);

/** A hidden work of a portfolio does not exist for others; for the creator it does until it is in the trash. */
export const canSeeKomawariWork = (
  actor: Actor,
  work: Pick<KomawariWorkRecord, 'userId' | 'isVisible' | 'isInTrash'>,
): boolean => work.isVisible || (isSelf(actor, work.userId) && !work.isInTrash);

/** The creator alone arranges a portfolio, in the workspace. */
export const canEditPortfolio = (actor: Actor, userId: string): boolean => isCreator(actor) && isSelf(actor, userId);
