import { builder } from '../../../graphql/builder.ts';
import { genreNames, type Genre } from '@komawari/ui/genres';
import type { Rating } from '../details.ts';
import type { OwnWorkOrder } from '../store/ownRows.ts';

export const ScrollDirectionEnum = builder.enumType('ScrollDirection', {
  description: 'How a work is read.',
  values: {
    RIGHT_TO_LEFT: { description: 'Pages from right to left, as manga are.' },
    LEFT_TO_RIGHT: { description: 'Pages from left to right.' },
    TOP_TO_BOTTOM: { description: 'One strip from top to bottom.' },
  },
});

export const CommentModeEnum = builder.enumType('CommentMode', {
  description: 'Which kind of comments a work has.',
  values: {
    DAREDEMO: { description: 'Open comments, shown at once.' },
    YAWARAKA: { description: 'Comments that are read by the operator before the creator gets them.' },
  },
});

export const WorkRatingEnum = builder.enumType('WorkRating', {
  description: 'For whom a work is.',
  values: {
    ALL_AGES: { description: 'For everybody.' },
    MATURE: { description: 'For people who are 18 or older and said that they want to see it.' },
  } satisfies Record<Rating, object>,
});

export const WorkGenreEnum = builder.enumType('WorkGenre', {
  description: 'What kind of manga a work is.',
  values: Object.fromEntries(
    Object.entries(genreNames).map(([genre, name]) => [genre, { value: genre, description: `${name}.` }]),
  ) as Record<Genre, { value: Genre; description: string }>,
});

export const OwnWorkSort = builder.enumType('OwnWorkSort', {
  description: 'Order of own works and illustrations.',
  values: {
    EDITED: { description: 'Latest edit first.' },
    MADE: { description: 'Latest made first.' },
    TITLE: { description: 'By title.' },
  } satisfies Record<OwnWorkOrder, object>,
});
