import { readClock, type ChangesOf, type Transaction } from '../../database/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import { said, type Said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { canChangeStatus } from './policy.ts';
import { episodes, type EpisodeRecord, type EpisodeStatus } from './store/episodes.ts';

/** decisions 3.6: a publication is planned at most one year ahead. */
const MAX_AHEAD_MS = 366 * 24 * 3600 * 1000;

/** So long after a withdrawal, publishing again takes it back. The screen offers Undo for seconds. */
const TAKEN_BACK_WITHIN_MS = 10 * 60_000;

/** A release as it is asked for: absent fields stay as they are. */
export interface Release {
  status?: EpisodeStatus | null | undefined;
  publishAt?: Date | null | undefined;
}

/** Status and instant of an episode after a release; nothing in it when they stay. */
export type ReleaseColumns = Partial<Pick<EpisodeRecord, 'status' | 'publishAt'>> &
  Pick<ChangesOf<typeof episodes>, 'withdrawnAt' | 'withdrawnPublishAt'>;

/** What a release is checked against: the episode as it stands (null for a new one), its pages, and the input object. */
export interface ReleaseAsked {
  current: EpisodeRecord | null;
  pageCount: number;
  path: string;
}

/** Checks who may read an episode from when, and answers what is written of it. The database's clock alone decides what is past. */
export async function checkRelease(
  tx: Transaction,
  input: Release,
  { current, pageCount, path }: ReleaseAsked,
  found: Problem[],
): Promise<ReleaseColumns> {
  const from = current?.status ?? 'DRAFT';
  const to = input.status ?? from;
  if (!canChangeStatus(from, to)) {
    found.push(
      problem(
        [path, 'status'],
        'STATUS_NOT_ALLOWED',
        said(publicationsErrors, ({ episodes: t }) => t.statusNotAllowed({ from: t[from](), to: t[to]() })),
      ),
    );
    return {};
  }
  if (to !== 'DRAFT' && to !== 'SUSPENDED' && pageCount === 0) {
    found.push(
      problem(
        [path, 'pages'],
        'NO_PAGES',
        said(publicationsErrors, (t) => t.episodes.noPages()),
      ),
    );
  }
  const now = await readClock(tx);
  const columns: ReleaseColumns = {};
  if (to === 'SCHEDULED') {
    const at = input.publishAt ?? current?.publishAt ?? null;
    checkInstant(at, now, path, found);
    if (at) columns.publishAt = at;
  }
  if (to === from && to !== 'SCHEDULED') return columns;
  columns.status = to;
  const wasReadable = from === 'PUBLIC' || from === 'FAN_ONLY';
  if (to === 'DRAFT') {
    columns.publishAt = null;
    if (wasReadable) Object.assign(columns, { withdrawnAt: now, withdrawnPublishAt: current?.publishAt ?? null });
  }
  // Going public from fan-only (or back) is no new publication: the date readers know stays.
  else if (to !== 'SCHEDULED')
    columns.publishAt = wasReadable ? (current?.publishAt ?? now) : await instantOfRelease(tx, current, now);
  return columns;
}

/** Now; an episode that was withdrawn a moment ago comes back with the date readers know, since that is no new publication. */
async function instantOfRelease(tx: Transaction, current: EpisodeRecord | null, now: Date): Promise<Date> {
  const row = current && (await episodes.find(tx, current.id));
  if (!row?.withdrawnAt || !row.withdrawnPublishAt) return now;
  return now.getTime() - row.withdrawnAt.getTime() < TAKEN_BACK_WITHIN_MS ? row.withdrawnPublishAt : now;
}

/** A scheduled episode needs an instant that is to come, within a year. */
function checkInstant(at: Date | null, now: Date, path: string, found: Problem[]): void {
  const refuse = (code: string, words: Said) => found.push(problem([path, 'publishAt'], code, words));
  if (!at)
    refuse(
      'REQUIRED',
      said(publicationsErrors, (t) => t.episodes.instantNeeded()),
    );
  else if (at.getTime() <= now.getTime())
    refuse(
      'IN_THE_PAST',
      said(publicationsErrors, (t) => t.episodes.inThePast()),
    );
  else if (at.getTime() - now.getTime() > MAX_AHEAD_MS)
    refuse(
      'TOO_FAR',
      said(publicationsErrors, (t) => t.episodes.tooFar()),
    );
}
