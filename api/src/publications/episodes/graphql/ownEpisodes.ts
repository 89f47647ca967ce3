import { builder } from '../../../graphql/builder.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { listLatestEdited, listScheduled } from '../store/episodes.ts';
import { EpisodeRef } from './refs.ts';

/** What a creator works on, over all works. */
builder.objectFields(RegisteredViewerRef, (t) => ({
  latestEpisodes: t.field({
    type: [EpisodeRef],
    description: 'Own episodes in whatever state, latest edited first.',
    args: { first: t.arg.int({ defaultValue: 3, description: 'Up to 50.' }) },
    resolve: (viewer, { first }, { reader }) =>
      listLatestEdited(reader, viewer.accountId ?? '', boundedFirst(first, 3, 50)),
  }),
  scheduledEpisodes: t.field({
    type: [EpisodeRef],
    description: 'Own episodes that will be public by themselves, the next first.',
    args: { first: t.arg.int({ defaultValue: 3, description: 'Up to 50.' }) },
    resolve: (viewer, { first }, { reader }) =>
      listScheduled(reader, viewer.accountId ?? '', boundedFirst(first, 3, 50)),
  }),
}));
