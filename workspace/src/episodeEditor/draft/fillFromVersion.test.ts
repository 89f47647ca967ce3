import { expect, test } from 'vitest';
import { contentBefore } from './fillFromVersion.ts';
import { emptyDraft } from './episodeDraft.ts';

const page = (id: string) => ({
  key: id,
  id,
  path: '',
  image: null,
  uploadKey: null,
  altText: '',
  transcript: '',
  noSplit: false,
  isReplaced: false,
});

test('a page that a draft may have lost on the server meanwhile comes back as a new one', () => {
  const draft = { ...emptyDraft, pages: [page('p1'), page('p2')] };
  const filled = { ...draft, pages: [page('p1')] };
  expect(contentBefore(draft, filled, true).pages.map(({ id }) => id)).toEqual(['p1', null]);
  expect(contentBefore(draft, filled, false).pages.map(({ id }) => id)).toEqual(['p1', 'p2']);
});
