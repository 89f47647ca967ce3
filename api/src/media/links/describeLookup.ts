import { problem, type Problem } from '../../kernel/errors.ts';
import type { LookupReason, WorkLookupRecord } from './store/workLookups.ts';

/** Past this nobody is looking any more: the worker stands still, or it died with the look-up in its hands. */
const GIVEN_UP_AFTER_MS = 30_000;

/** How far a look-up is, and what to do where it failed. */
export interface LookupOutcome {
  state: WorkLookupRecord['state'];
  problem: Problem | null;
}

const WORDS: Record<LookupReason | 'NOBODY', (host: string) => [string, string]> = {
  UNREACHABLE: (host) => [
    `No public page could be reached at ${host} within 5 seconds. Check the URL, or fill in the fields yourself.`,
    `${host}の公開されたページに5秒以内に接続できませんでした。URLを確認するか、自分で入力してください。`,
  ],
  NO_PAGE: (host) => [
    `${host} has no readable page at this URL. Check it, or fill in the fields yourself.`,
    `このURLから${host}のページを読み取れませんでした。URLを確認するか、自分で入力してください。`,
  ],
  NOBODY: () => [
    'The page could not be looked at just now. Try again, or fill in the fields yourself.',
    '今はページを確認できませんでした。もう一度試すか、自分で入力してください。',
  ],
};

/** What whoever asked is told of a look-up at this moment. */
export function describeLookup({ url, state, reason, requestedAt }: WorkLookupRecord, now = Date.now()): LookupOutcome {
  const isOver = state === 'DONE' || state === 'FAILED';
  const failed = reason ?? (!isOver && now - requestedAt.getTime() > GIVEN_UP_AFTER_MS ? 'NOBODY' : null);
  if (failed === null) return { state, problem: null };
  const [message, messageJa] = WORDS[failed](new URL(url).hostname);
  return { state: 'FAILED', problem: problem(['url'], failed, message, messageJa) };
}
