import { problem, type Problem } from '../../kernel/errors.ts';
import type { WorkLookupRecord } from './store/workLookups.ts';
import { said } from '../../kernel/said.ts';
import mediaErrors from '../../messages/mediaErrors.js';

/** Past this nobody is looking any more: the worker stands still, or it died with the look-up in its hands. */
const GIVEN_UP_AFTER_MS = 30_000;

/** How far a look-up is, and what to do where it failed. */
export interface LookupOutcome {
  state: WorkLookupRecord['state'];
  problem: Problem | null;
}

/** What whoever asked is told of a look-up at this moment. */
export function describeLookup({ url, state, reason, requestedAt }: WorkLookupRecord, now = Date.now()): LookupOutcome {
  const isOver = state === 'DONE' || state === 'FAILED';
  const failed = reason ?? (!isOver && now - requestedAt.getTime() > GIVEN_UP_AFTER_MS ? 'NOBODY' : null);
  if (failed === null) return { state, problem: null };
  const host = new URL(url).hostname;
  const words = said(mediaErrors, ({ links }) => (failed === 'NOBODY' ? links.notNow() : links[failed]({ host })));
  return { state: 'FAILED', problem: problem(['url'], failed, words) };
}
