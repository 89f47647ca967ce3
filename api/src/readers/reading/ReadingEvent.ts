/** What a reader can do that is counted. */
export type ReadingEventKind = 'OPEN' | 'COMPLETED' | 'LEAVE' | 'REFERRER' | 'SHARE';

/** One thing a reader did. Fields a kind does not use are null. */
export interface ReadingEvent {
  kind: ReadingEventKind;
  /** Null when the page of the work was entered, not an episode. */
  episodeId: string | null;
  workId: string;
  /** Stands for the same person: the account, or for a guest a key that changes daily. */
  personKey: string;
  isGuest: boolean;
  /** The same event sent again has the same id. */
  eventId: string;
  pageNumber: number | null;
  /** 0 (start) to 1 (end). */
  leavePosition: number | null;
  /** Of REFERRER the host, of SHARE the service. */
  source: string | null;
  utmSource: string | null;
  utmContent: string | null;
  utmCampaign: string | null;
}

/** What an event says that only tells that it happened. */
export const NO_DETAILS = {
  pageNumber: null,
  leavePosition: null,
  source: null,
  utmSource: null,
  utmContent: null,
  utmCampaign: null,
} as const;
