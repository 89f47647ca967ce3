import { isSelf, type Actor } from '../../kernel/actor.ts';
import type { Entrant } from './store/entrants.ts';

/** A message is read by whom it is written to, and by nobody else. */
export const canSeeScoutMessage = (actor: Actor, message: { accountId: string }): boolean =>
  isSelf(actor, message.accountId);

/** An answer is final. */
export const canAnswerScoutMessage = (message: { answer: string | null }): boolean => message.answer === null;

/** Why a department may not write to an entrant. */
export type NotToBeScouted =
  | 'NOT_IN_THE_CONTEST'
  | 'ACCOUNT_CLOSED'
  | 'WORK_HIDDEN'
  | 'NO_FORM'
  | 'WANTS_NO_MESSAGE'
  | 'WANTS_OTHERS';

/** Whether a department may write to an entrant about the work: null, or what stands against it. */
export function whyNotScouted(entrant: Entrant, department: string): NotToBeScouted | null {
  const { state, preference, selectedDepartments } = entrant;
  if (state !== 'ENTERED') return 'NOT_IN_THE_CONTEST';
  if (entrant.isAccountClosed) return 'ACCOUNT_CLOSED';
  if (entrant.isWorkHidden) return 'WORK_HIDDEN';
  if (preference === null) return 'NO_FORM';
  if (preference === 'NONE') return 'WANTS_NO_MESSAGE';
  return preference === 'ANY' || selectedDepartments.includes(department) ? null : 'WANTS_OTHERS';
}
