import { builder } from '../../../graphql/builder.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { listLatestOwnEpisodes, listLatestOwnPrices, listScheduledOwnEpisodes } from '../lists.ts';
import { EpisodeRef } from './refs.ts';

/** What a creator works on, over all works. */
builder.objectFields(RegisteredViewerRef, (t) => ({
  latestEpisodes: t.field({
    type: [EpisodeRef],
    description: 'Own episodes in whatever state, latest edited first.',
    args: { first: t.arg.int({ defaultValue: 3, description: 'Up to 50.' }) },
    resolve: (viewer, { first }, { reader }) => listLatestOwnEpisodes(reader, viewer, first),
  }),
  latestPrices: t.field({
    type: ['Int'],
    description: 'The prices of the three newest own episodes that have one, in yen, the newest first.',
    resolve: (viewer, _args, { reader }) => listLatestOwnPrices(reader, viewer),
  }),
  scheduledEpisodes: t.field({
    type: [EpisodeRef],
    description: 'Own episodes that will be public by themselves, the next first.',
    args: { first: t.arg.int({ defaultValue: 3, description: 'Up to 50.' }) },
    resolve: (viewer, { first }, { reader }) => listScheduledOwnEpisodes(reader, viewer, first),
  }),
}));
