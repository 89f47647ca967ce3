/** How the reader came to the page: the address before, and the names a campaign put in this one. */
export interface CameBy {
  readonly referrer: string;
  readonly utmSource: string | null;
  readonly utmContent: string | null;
  readonly utmCampaign: string | null;
}

/** What happened while reading. `id` names the opening of an episode, so that its events can be told from the next opening's. */
export type ReadingEvent =
  | { readonly type: 'opened'; readonly id: string; readonly episodeId: string; readonly pageNumber: number }
  | {
      /** The reader moved. Only the newest of these matters. */
      readonly type: 'page';
      readonly id: string;
      readonly episodeId: string;
      readonly pageNumber: number;
      /** Share of the episode behind the reader, 0 to 1. */
      readonly leavePosition: number;
    }
  | { readonly type: 'completed'; readonly id: string; readonly episodeId: string; readonly pageNumber: number };
