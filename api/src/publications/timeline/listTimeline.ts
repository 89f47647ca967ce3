import type { Context } from '../../graphql/context.ts';
import { boundedPage, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { typeOfId } from '../../kernel/ids.ts';
import { keys } from '../../publishing/index.ts';
import { episodeLoader, type EpisodeRecord } from '../episodes/index.ts';
import { illustrationLoader, type IllustrationRecord } from '../illustrations/index.ts';
import * as store from './store/timeline.ts';
import type { TimelineRow } from './store/timeline.ts';

/** An episode came out. */
export interface EpisodeTimelineNode {
  id: string;
  occurredAt: Date;
  episode: EpisodeRecord;
}

/** An illustration was opened. */
export interface IllustrationTimelineNode {
  id: string;
  occurredAt: Date;
  illustration: IllustrationRecord;
}

export type TimelineNode = EpisodeTimelineNode | IllustrationTimelineNode;

/** What of a creator's came out, latest first. What went away between the list and its things is left out. */
export async function listTimeline(context: Context, userId: string, page: PageAsked): Promise<Slice<TimelineNode>> {
  context.dependsOn(keys.userTimeline(userId));
  const slice = await store.listTimeline(context.reader, userId, boundedPage(page, 20));
  const loaded = await Promise.all(slice.rows.map((row) => loadItem(context, row)));
  const items = loaded.flatMap((item, index) => (item ? [[item, slice.rows[index]!] as const] : []));
  const rowOf = new Map<TimelineNode, TimelineRow>(items);
  return { ...slice, rows: [...rowOf.keys()], cursorOf: (item) => slice.cursorOf(rowOf.get(item)!) };
}

/** The thing behind a row; those of one list take two statements. */
async function loadItem(context: Context, { id, at }: TimelineRow): Promise<TimelineNode | null> {
  const entry = { id: `timeline-${id}`, occurredAt: at };
  if (typeOfId(id) === 'Episode') {
    const episode = await episodeLoader(context).load(id);
    return episode && { ...entry, episode };
  }
  const illustration = await illustrationLoader(context).load(id);
  return illustration && { ...entry, illustration };
}
