import { builder } from '../../../graphql/builder.ts';
import type { ReviewNoteRecord } from '../store/reviewNotes.ts';

export const ReviewNoteRef = builder.objectRef<ReviewNoteRecord>('ReviewNote').implement({
  description:
    'What somebody with a review link said about a point of a page. Read by those with the link and the creator.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the note.' }),
    pageId: t.exposeID('pageId', {
      nullable: true,
      description: 'The page; null when it was taken out of the episode since.',
    }),
    x: t.exposeFloat('x', { description: 'From 0 at the left edge of the page to 1 at the right.' }),
    y: t.exposeFloat('y', { description: 'From 0 at the top of the page to 1 at the bottom.' }),
    writerName: t.exposeString('writerName', { description: 'The name the writer typed, 1 to 50 characters.' }),
    body: t.exposeString('body', { description: '1 to 1,000 characters.' }),
    answer: t.exposeString('answer', { description: 'The creator’s answer; empty when there is none.' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered.',
    }),
    isDone: t.boolean({
      description: 'Whether the creator marked it as done.',
      resolve: ({ doneAt }) => doneAt !== null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
});
