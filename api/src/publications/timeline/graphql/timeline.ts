import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { SiteRef } from '../../../people/sites/index.ts';
import { EpisodeRef } from '../../episodes/index.ts';
import { IllustrationRef } from '../../illustrations/index.ts';
import {
  listTimeline,
  type EpisodeTimelineNode,
  type IllustrationTimelineNode,
  type TimelineNode,
} from '../listTimeline.ts';

const EpisodeTimelineItem = builder.objectRef<EpisodeTimelineNode>('EpisodeTimelineItem').implement({
  description: 'An episode came out.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it came out.' }),
    episode: t.expose('episode', { type: EpisodeRef, description: 'The episode.' }),
  }),
});

const IllustrationTimelineItem = builder.objectRef<IllustrationTimelineNode>('IllustrationTimelineItem').implement({
  description: 'An illustration was opened.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it came out.' }),
    illustration: t.expose('illustration', { type: IllustrationRef, description: 'The illustration.' }),
  }),
});

const TimelineItem = builder.unionType('TimelineItem', {
  description: 'Something a creator published.',
  types: [EpisodeTimelineItem, IllustrationTimelineItem],
  resolveType: (item) => ('episode' in item ? 'EpisodeTimelineItem' : 'IllustrationTimelineItem'),
});
const TimelineItemConnection = defineConnection<TimelineNode>('TimelineItem', TimelineItem as never);

builder.objectField(SiteRef, 'timeline', (t) =>
  t.field({
    type: TimelineItemConnection,
    description: 'What came out, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (site, page, context) =>
      toConnection(await listTimeline(context, site.userId, page), (item) => item, page.after),
  }),
);
