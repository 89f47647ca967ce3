// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { clearDraft, readDraft, writeDraft } from './draft.ts';

const draft = {
  key: 'entry',
  omit: ['password'],
  forStorage: ({ person: _person, ...rest }: Record<string, unknown>) => rest,
};

afterEach(() => sessionStorage.clear());

test('what may not be written down is kept as long as the page lives, and never in the browser', () => {
  writeDraft(draft, { title: '雨', person: '水無月', password: 'secret' });
  expect(readDraft(draft)?.values).toEqual({ title: '雨', person: '水無月' });
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/水無月|secret/);
  clearDraft(draft);
  expect(readDraft(draft)).toBeNull();
});

test('what another page of this tab wrote meanwhile counts, not what this one remembers', () => {
  writeDraft(draft, { title: '雨', person: '水無月' });
  sessionStorage.setItem(
    'komawari_draft_entry',
    JSON.stringify({ values: { title: '晴れ' }, keptAt: '2026-11-22T00:00:00Z' }),
  );
  expect(readDraft(draft)?.values).toEqual({ title: '晴れ' });
});

test('what cannot be read counts as nothing', () => {
  for (const text of ['{', '7', '{"title":"雨"}', 'null']) {
    sessionStorage.setItem('komawari_draft_entry', text);
    expect(readDraft(draft)).toBeNull();
  }
});
