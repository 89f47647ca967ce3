import { builder } from '../../../graphql/builder.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import type { EpisodeHit } from '../listEpisodeHits.ts';
import type { LinePart } from '../quoteLine.ts';

const LinePartRef = builder.objectRef<LinePart>('LinePart').implement({
  description: 'A piece of a line in which something was found.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The piece, as it was typed.' }),
    isMatch: t.exposeBoolean('isMatch', { description: 'Whether it is what was looked for.' }),
  }),
});

export const EpisodeHitRef = builder.objectRef<EpisodeHit>('EpisodeHit').implement({
  description: 'An episode that a keyword finds, and where.',
  fields: (t) => ({
    episode: t.field({ type: EpisodeRef, description: 'The episode.', resolve: ({ episode }) => episode }),
    pageNumber: t.exposeInt('pageNumber', {
      nullable: true,
      description: 'The page whose transcript or description has the line, from 1; null when the title has it.',
    }),
    line: t.field({
      type: [LinePartRef],
      description: 'The line in its pieces: what was found, and up to 30 letters before and after it.',
      resolve: ({ line }) => line,
    }),
  }),
});
