import type { Context } from '../graphql/context.ts';
import { Refusal } from '../kernel/errors.ts';
import { isSelf } from '../kernel/actor.ts';
import { deriveKey, sign } from '../kernel/secrets.ts';
import { canReadPages, loadVisibleEpisode, type EpisodeRecord } from '../episodes/index.ts';
import { isWatching } from '../sites/index.ts';
import { writeHistory } from './store/histories.ts';

/** Programs that fetch pages without anybody reading them. */
const CRAWLER = /bot|crawl|spider|slurp|headless|lighthouse|preview|fetch|curl|wget|python|monitor/i;

/** Stands for one person for one day: the account, or network address and browser under a key that changes daily. */
function readerKeyOf({ actor, origin, services }: Context): string {
  if (actor.accountId !== null) return actor.accountId;
  const day = new Date().toISOString().slice(0, 10);
  return `guest:${sign(deriveKey(services.config.secret, 'visitor-key'), `${day} ${origin?.ip ?? ''} ${origin?.userAgent ?? ''}`)}`;
}

/** Whether an event counts: not the creator's own, and not a crawler's. */
const counts = (context: Context, episode: EpisodeRecord): boolean =>
  !isSelf(context.actor, episode.userId) && !CRAWLER.test(context.origin?.userAgent ?? '');

/** A client's name for one event: printable, so that one odd name cannot spoil the batch it is written with. */
const EVENT_ID = /^[\x21-\x7e]{1,64}$/;

/** R9-003: an episode has up to 200 pages. */
function checkPageNumber(pageNumber: number | null): void {
  if (pageNumber === null || (pageNumber >= 1 && pageNumber <= 200)) return;
  throw new Refusal('BAD_USER_INPUT', 'pageNumber lies between 1 and 200.', 'pageNumberは1から200までです。', {
    field: 'pageNumber',
  });
}

async function loadReadable(context: Context, episodeId: string): Promise<EpisodeRecord> {
  const episode = await loadVisibleEpisode(context, episodeId);
  if (!canReadPages(context.actor, episode, await isWatching(context, episode.userId))) {
    throw new Refusal('FAN_ONLY', 'This episode is for fans.', 'ファン限定の話です。');
  }
  return episode;
}

/** Somebody looked at the first page for a second: one view per person and episode in 30 minutes. */
export async function logOpenEpisode(context: Context, episodeId: string): Promise<void> {
  const episode = await loadReadable(context, episodeId);
  if (!counts(context, episode)) return;
  context.services.readingEvents.add({
    kind: 'OPEN',
    episodeId: episode.id,
    workId: episode.workId,
    readerKey: readerKeyOf(context),
    pageNumber: null,
    leavePosition: null,
    clientEventId: null,
    occurredAt: new Date(),
  });
}

/** Where somebody stopped: kept for the statistics, and as the place to resume for an account. */
export async function logLeavePosition(
  context: Context,
  input: { id: string; episodeId: string; leavePosition: number; pageNumber: number | null },
): Promise<void> {
  if (!(input.leavePosition >= 0 && input.leavePosition <= 1))
    throw new Refusal('BAD_USER_INPUT', 'leavePosition lies between 0 and 1.', 'leavePositionは0から1までです。', {
      field: 'leavePosition',
    });
  if (!EVENT_ID.test(input.id))
    throw new Refusal(
      'BAD_USER_INPUT',
      'The id of an event has 1 to 64 letters, digits or signs.',
      'idは1〜64文字の半角英数字と記号です。',
      { field: 'id' },
    );
  checkPageNumber(input.pageNumber);
  const episode = await loadReadable(context, input.episodeId);
  const { accountId } = context.actor;
  if (accountId !== null) {
    await context.services.database.transact((tx) =>
      writeHistory(tx, accountId, {
        episodeId: episode.id,
        workId: episode.workId,
        leavePosition: input.leavePosition,
        pageNumber: input.pageNumber,
      }),
    );
  }
  if (!counts(context, episode)) return;
  context.services.readingEvents.add({
    kind: 'LEAVE',
    episodeId: episode.id,
    workId: episode.workId,
    readerKey: readerKeyOf(context),
    pageNumber: input.pageNumber,
    leavePosition: input.leavePosition,
    clientEventId: input.id,
    occurredAt: new Date(),
  });
}

/** Puts an episode on the account's reading history. A visitor's history stays on the device. */
export async function addReadingHistory(context: Context, episodeId: string, pageNumber: number | null): Promise<void> {
  checkPageNumber(pageNumber);
  const episode = await loadReadable(context, episodeId);
  const { accountId } = context.actor;
  if (accountId === null) return;
  await context.services.database.transact((tx) =>
    writeHistory(tx, accountId, { episodeId: episode.id, workId: episode.workId, leavePosition: null, pageNumber }),
  );
}
