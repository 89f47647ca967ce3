import { builder } from '../../../graphql/builder.ts';

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
