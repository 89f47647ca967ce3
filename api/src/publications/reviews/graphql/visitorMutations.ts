import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { addReviewNote, withdrawReviewNote } from '../addReviewNote.ts';
import { openReview } from '../openReview.ts';
import type { ReviewNoteRecord } from '../store/reviewNotes.ts';
import { ReviewNoteRef } from './ReviewNote.ts';

const TOKEN = { required: true, description: 'The last part of the link’s URL.' } as const;
const KEY = { required: true, description: 'What openReview answered.' } as const;

const OpenReviewInput = builder.inputType('OpenReviewInput', {
  description: 'A review link and, where it asks for one, its password.',
  fields: (t) => ({
    token: t.string(TOKEN),
    password: t.string({ description: 'The password.' }),
  }),
});
const OpenReviewPayload = definePayload<{ key: string }>('OpenReviewPayload', 'What to show from then on.', {
  key: { type: 'String', description: 'Goes into `review` and into notes; of no use without the token.' },
});

const AddReviewNoteInput = builder.inputType('AddReviewNoteInput', {
  description: 'A note on a point of a page.',
  fields: (t) => ({
    token: t.string(TOKEN),
    key: t.string(KEY),
    pageId: t.id({ required: true, description: 'The page.' }),
    x: t.float({ required: true, description: 'From 0 at its left edge to 1 at its right.' }),
    y: t.float({ required: true, description: 'From 0 at its top to 1 at its bottom.' }),
    writerName: t.string({ required: true, description: 'Who writes, 1 to 50 characters.' }),
    body: t.string({ required: true, description: '1 to 1,000 characters.' }),
  }),
});
const AddReviewNotePayload = definePayload<{ note: ReviewNoteRecord }>('AddReviewNotePayload', 'The new note.', {
  note: { type: ReviewNoteRef, description: 'The note.' },
});

const WithdrawReviewNoteInput = builder.inputType('WithdrawReviewNoteInput', {
  description: 'A note that its writer takes back.',
  fields: (t) => ({
    token: t.string(TOKEN),
    key: t.string(KEY),
    id: t.id({ required: true, description: 'The note.' }),
  }),
});
const WithdrawReviewNotePayload = definePayload<{ deletedNoteId: string }>('WithdrawReviewNotePayload', 'What went.', {
  deletedNoteId: { type: 'ID', description: 'The note that went.' },
});

builder.mutationFields((t) => ({
  openReview: t.field({
    type: OpenReviewPayload,
    description: 'Opens a review link; nobody needs an account for it. NOT_FOUND when it is wrong, over or ended.',
    authScopes: { public: true },
    args: { input: t.arg({ type: OpenReviewInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input: { token, password } }, context) =>
      toPayload(await openReview(context, { token, password: password ?? null }), (key) => ({ key })),
  }),
  addReviewNote: t.field({
    type: AddReviewNotePayload,
    description: 'Pins a note to a page that is read through a review link.',
    authScopes: { public: true },
    args: { input: t.arg({ type: AddReviewNoteInput, required: true, description: 'Where, and what.' }) },
    resolve: async (_root, { input: { token, key, ...note } }, context) =>
      toPayload(await addReviewNote(context, { token, key }, note), (written) => ({ note: written })),
  }),
  withdrawReviewNote: t.field({
    type: WithdrawReviewNotePayload,
    description: 'Takes back a note that was written in the same visit and is not answered yet.',
    authScopes: { public: true },
    args: { input: t.arg({ type: WithdrawReviewNoteInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input: { token, key, id } }, context) => ({
      result: { deletedNoteId: await withdrawReviewNote(context, { token, key }, id) },
      problems: [],
    }),
  }),
}));
