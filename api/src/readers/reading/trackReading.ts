import { randomUUID } from 'node:crypto';
import { loadBehindWalls, loadReadableEpisode } from '../../publications/episodes/index.ts';
import type { Context } from '../../graphql/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { isSelf } from '../../kernel/actor.ts';
import { said, type Said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { loadVisibleWork } from '../../publications/works/index.ts';
import { isCrawler, personOf } from './personOf.ts';
import type { ReadableEpisode } from './readableEpisodes.ts';
import { NO_DETAILS, type ReadingEvent } from './ReadingEvent.ts';
import { campaignName, referrerHost } from './referrerHost.ts';
import { boundedInstant } from './boundedInstant.ts';
import { mergeHistories, writeHistory, type ReportedPlace } from './store/histories.ts';

/** A client's name for one event: printable, so that one odd name cannot spoil the batch it is written with. */
const EVENT_ID = /^[\x21-\x7e]{1,64}$/;

const refuseInput = (field: string, words: Said): Refusal => new Refusal('BAD_USER_INPUT', words, { field });

/** The name of a call, checked; a new one where the client gave none. */
export function checkEventId(id: string | null | undefined): string {
  if (id == null) return randomUUID();
  if (EVENT_ID.test(id)) return id;
  throw refuseInput(
    'id',
    said(readersErrors, (t) => t.reading.noEventId()),
  );
}

/** R9-003: an episode has up to 200 pages. */
function checkPageNumber(pageNumber: number | null | undefined): number | null {
  if (pageNumber == null || (pageNumber >= 1 && pageNumber <= 200)) return pageNumber ?? null;
  throw refuseInput(
    'pageNumber',
    said(readersErrors, (t) => t.reading.pageOutOfRange()),
  );
}

function checkLeavePosition(leavePosition: number): number {
  if (leavePosition >= 0 && leavePosition <= 1) return leavePosition;
  throw refuseInput(
    'leavePosition',
    said(readersErrors, (t) => t.reading.positionOutOfRange()),
  );
}

/** Services an episode can be shared with. */
export const SHARE_SERVICES = ['X', 'FACEBOOK', 'LINE', 'HATENA', 'BLUESKY', 'COPY', 'SYSTEM'] as const;
export type ShareService = (typeof SHARE_SERVICES)[number];

/** What an event says, without whom and where. */
export type ReportedEvent = Pick<ReadingEvent, 'kind' | 'eventId'> & Partial<ReadingEvent>;

/** Takes an event, unless it is the creator's own or a crawler's: those do not count. */
export function countReading(
  context: Context,
  thing: Pick<ReadableEpisode, 'workId' | 'userId'> & { id: string | null },
  reported: ReportedEvent,
): void {
  if (isSelf(context.actor, thing.userId) || isCrawler(context.origin?.userAgent ?? '')) return;
  const { key, isGuest } = personOf(context);
  context.services.readingEvents.add({
    ...NO_DETAILS,
    ...reported,
    episodeId: thing.id,
    workId: thing.workId,
    personKey: key,
    isGuest,
  });
}

/** Somebody looked at the first page for a second: one view for each person and episode in 30 minutes. */
export async function logOpenEpisode(context: Context, episodeId: string, id?: string | null): Promise<void> {
  const eventId = checkEventId(id);
  countReading(context, await loadReadableEpisode(context, episodeId), { kind: 'OPEN', eventId });
}

/** Where somebody stopped: kept for the statistics, and as the place to resume for an account. */
export async function logLeavePosition(
  context: Context,
  input: { id: string; episodeId: string; leavePosition: number; pageNumber: number | null; happenedAt?: Date | null },
): Promise<void> {
  const leavePosition = checkLeavePosition(input.leavePosition);
  const eventId = leaveEventId(checkEventId(input.id), input);
  const pageNumber = checkPageNumber(input.pageNumber);
  const episode = await loadReadableEpisode(context, input.episodeId);
  const place = { episode, leavePosition, pageNumber };
  if (input.happenedAt) await rememberLater(context, { ...place, isCompleted: leavePosition >= 1 }, input.happenedAt);
  else await remember(context, [place]);
  countReading(context, episode, { kind: 'LEAVE', eventId, pageNumber, leavePosition });
}

/** The opening and the place: a reader leaves more than one place during an opening, and the last one says where they stopped. */
export const leaveEventId = (id: string, at: { pageNumber: number | null; leavePosition: number }): string =>
  `${id} ${at.pageNumber ?? ''} ${Math.round(at.leavePosition * 10_000)}`;

/** Puts an episode on the account's reading history (a visitor's stays on the device), and counts a completed reading. */
export async function addReadingHistory(
  context: Context,
  input: {
    episodeId: string;
    pageNumber: number | null;
    isCompleted?: boolean | null;
    id?: string | null;
    happenedAt?: Date | null;
  },
): Promise<void> {
  const pageNumber = checkPageNumber(input.pageNumber);
  const eventId = checkEventId(input.id);
  // Nobody completes an episode before its wall.
  const load = input.isCompleted ? loadBehindWalls : loadReadableEpisode;
  const episode = await load(context, input.episodeId);
  const page = input.isCompleted ? { pageNumber } : { pageNumber: null, openingPage: pageNumber };
  const { happenedAt } = input;
  if (happenedAt) {
    const isCompleted = input.isCompleted === true;
    await rememberLater(
      context,
      { episode, pageNumber, leavePosition: isCompleted ? 1 : null, isCompleted },
      happenedAt,
    );
  } else await remember(context, [{ episode, leavePosition: null, ...page }]);
  if (input.isCompleted) countReading(context, episode, { kind: 'COMPLETED', eventId, pageNumber });
}

/** Places that were reported of an episode, in their order. */
export type ReportedReading = ReportedPlace & { episode: ReadableEpisode };

/** Writes the places to resume for an account, those of an episode as one; does nothing for a visitor. */
export async function remember(
  { actor: { accountId }, services }: Context,
  readings: readonly ReportedReading[],
): Promise<void> {
  if (accountId === null || readings.length === 0) return;
  const folded = new Map<string, ReportedReading>();
  for (const reported of readings)
    folded.set(reported.episode.id, joinPlaces(folded.get(reported.episode.id), reported));
  // In one order, so that two requests of an account never wait for each other.
  const places = [...folded.values()].toSorted((a, b) => (a.episode.id < b.episode.id ? -1 : 1));
  await services.database.transact(async (tx) => {
    for (const { episode, ...place } of places)
      await writeHistory(tx, accountId, { ...place, episodeId: episode.id, workId: episode.workId });
  });
}

/**
 * Takes in a place that is told later, as it was then: what the account read elsewhere since stands. Does nothing for a
 * visitor, and nothing new when it is told twice.
 */
async function rememberLater(
  { actor: { accountId }, services }: Context,
  { episode, leavePosition, pageNumber, isCompleted = false }: ReportedReading,
  happenedAt: Date,
): Promise<void> {
  if (accountId === null) return;
  const reading = {
    episodeId: episode.id,
    workId: episode.workId,
    leavePosition: leavePosition ?? 0,
    pageNumber: pageNumber ?? 1,
    isCompleted,
    readAt: boundedInstant(happenedAt),
  };
  await services.database.transact((tx) => mergeHistories(tx, accountId, [reading]));
}

/** Two places of an episode as one: what was reported later counts, of the openings the first, and completed once is completed. */
const joinPlaces = (earlier: ReportedReading | undefined, later: ReportedReading): ReportedReading => ({
  episode: later.episode,
  leavePosition: later.leavePosition ?? earlier?.leavePosition ?? null,
  pageNumber: later.pageNumber ?? earlier?.pageNumber ?? null,
  openingPage: earlier?.openingPage ?? later.openingPage ?? null,
  isCompleted: earlier?.isCompleted === true || (later.leavePosition ?? 0) >= 1,
});

/** Where a reader came from, as a browser tells it. */
export interface Referral {
  referrer?: string | null | undefined;
  utmSource?: string | null | undefined;
  utmContent?: string | null | undefined;
  utmCampaign?: string | null | undefined;
}

/** The columns of a REFERRER event: only the host is kept of a URL. */
export const referralOf = ({ services }: Context, reported: Referral) => ({
  source: referrerHost(reported.referrer ?? '', services.config.http.publicUrl),
  utmSource: campaignName(reported.utmSource),
  utmContent: campaignName(reported.utmContent),
  utmCampaign: campaignName(reported.utmCampaign),
});

/** Where a reader of an episode, or of the page of a work, came from. */
export async function logReferrer(
  context: Context,
  input: Referral & { episodeId?: string | null | undefined; workId?: string | null | undefined; id?: string | null },
): Promise<void> {
  const eventId = checkEventId(input.id);
  const reported: ReportedEvent = { kind: 'REFERRER', eventId, ...referralOf(context, input) };
  if (input.episodeId) return countReading(context, await loadReadableEpisode(context, input.episodeId), reported);
  if (!input.workId)
    throw refuseInput(
      'episodeID',
      said(readersErrors, (t) => t.reading.nothingNamed()),
    );
  const work = await loadVisibleWork(context, input.workId);
  countReading(context, { id: null, workId: work.id, userId: work.userId }, reported);
}

/** Somebody pressed a share button of an episode. */
export async function logShare(
  context: Context,
  input: { episodeId: string; service: ShareService; id?: string | null },
): Promise<void> {
  const eventId = checkEventId(input.id);
  const episode = await loadReadableEpisode(context, input.episodeId);
  countReading(context, episode, { kind: 'SHARE', eventId, source: input.service });
}
