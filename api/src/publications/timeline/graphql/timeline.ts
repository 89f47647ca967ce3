import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import type { Context } from '../../../graphql/context.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { typeOfId } from '../../../kernel/ids.ts';
import { SiteRef } from '../../../people/sites/index.ts';
import { keys } from '../../../publishing/index.ts';
import { episodeLoader, EpisodeRef, type EpisodeRecord } from '../../episodes/index.ts';
import { illustrationLoader, IllustrationRef, type IllustrationRecord } from '../../illustrations/index.ts';
import { listTimeline, type TimelineRow } from '../store/timeline.ts';

interface EpisodeTimelineNode {
  id: string;
  occurredAt: Date;
  episode: EpisodeRecord;
}

const EpisodeTimelineItem = builder.objectRef<EpisodeTimelineNode>('EpisodeTimelineItem').implement({
  description: 'An episode came out.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it came out.' }),
    episode: t.expose('episode', { type: EpisodeRef, description: 'The episode.' }),
  }),
});

interface IllustrationTimelineNode {
  id: string;
  occurredAt: Date;
  illustration: IllustrationRecord;
}

const IllustrationTimelineItem = builder.objectRef<IllustrationTimelineNode>('IllustrationTimelineItem').implement({
  description: 'An illustration was opened.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it came out.' }),
    illustration: t.expose('illustration', { type: IllustrationRef, description: 'The illustration.' }),
  }),
});

type TimelineNode = EpisodeTimelineNode | IllustrationTimelineNode;

const TimelineItem = builder.unionType('TimelineItem', {
  description: 'Something a creator published.',
  types: [EpisodeTimelineItem, IllustrationTimelineItem],
  resolveType: (item) => ('episode' in item ? 'EpisodeTimelineItem' : 'IllustrationTimelineItem'),
});
const TimelineItemConnection = defineConnection<TimelineNode>('TimelineItem', TimelineItem as never);

/** The things behind the rows of a timeline, in two statements. */
async function loadTimelineItems(context: Context, rows: readonly TimelineRow[]): Promise<Map<string, TimelineNode>> {
  const nodes = await Promise.all(
    rows.map(async ({ id, at }): Promise<TimelineNode | null> => {
      const entry = { id: `timeline-${id}`, occurredAt: at };
      if (typeOfId(id) === 'Episode') {
        const episode = await episodeLoader(context).load(id);
        return episode && { ...entry, episode };
      }
      const illustration = await illustrationLoader(context).load(id);
      return illustration && { ...entry, illustration };
    }),
  );
  return new Map(rows.flatMap(({ id }, index) => (nodes[index] ? [[id, nodes[index]]] : [])));
}

builder.objectField(SiteRef, 'timeline', (t) =>
  t.field({
    type: TimelineItemConnection,
    description: 'What came out, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (site, { first, after }, context) => {
      context.dependsOn(keys.userTimeline(site.userId));
      const slice = await listTimeline(context.reader, site.userId, boundedFirst(first, 20), after ?? null);
      const items = await loadTimelineItems(context, slice.rows);
      // What went away between the two statements is left out.
      const rows = slice.rows.filter((row) => items.has(row.id));
      return toConnection({ ...slice, rows }, (row) => items.get(row.id)!, after);
    },
  }),
);
