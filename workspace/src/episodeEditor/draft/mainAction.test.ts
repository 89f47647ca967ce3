import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, describe, expect, test } from 'vitest';
import { emptyDraft, type EpisodeDraft } from './episodeDraft.ts';
import { blockOf, mainActionOf } from './mainAction.ts';
import type { DraftPage } from '../../pageEditor/index.ts';

const now = Date.parse('2026-11-20T14:41:00Z');
const page: DraftPage = {
  key: 'a',
  id: null,
  path: '',
  image: null,
  uploadKey: null,
  altText: '',
  transcript: '',
  noSplit: false,
  isReplaced: false,
};
const draftOf = (more: Partial<EpisodeDraft>): EpisodeDraft => ({ ...emptyDraft, pages: [page], ...more });
const fine = { errors: [], working: [] };

afterEach(() => inLanguage('en'));

describe('the main button names what it does', () => {
  test.each([
    [null, 'DRAFT', 'Save draft'],
    ['DRAFT', 'DRAFT', 'Save draft'],
    [null, 'PUBLIC', 'Publish'],
    ['DRAFT', 'PUBLIC', 'Publish'],
    ['SCHEDULED', 'PUBLIC', 'Publish'],
    ['DRAFT', 'SCHEDULED', 'Schedule'],
    ['SCHEDULED', 'SCHEDULED', 'Update'],
    ['PUBLIC', 'PUBLIC', 'Update'],
    ['FAN_ONLY', 'FAN_ONLY', 'Update'],
    ['PUBLIC', 'FAN_ONLY', 'Publish to fans'],
    ['PUBLIC', 'DRAFT', 'Unpublish'],
    ['SCHEDULED', 'DRAFT', 'Unpublish'],
    ['SUSPENDED', 'SUSPENDED', 'Update'],
    // Suspended, or brought back, while it was edited.
    ['SUSPENDED', 'PUBLIC', 'Update'],
    ['PUBLIC', 'SUSPENDED', 'Update'],
  ] as const)('an episode that is %s, with %s chosen: %s', (status, release, label) => {
    expect(mainActionOf(status, release).label).toBe(label);
  });
});

describe('the main button is off only for a reason one can read', () => {
  test('a draft is saved as it is, whatever is missing', () => {
    expect(blockOf(draftOf({ pages: [] }), { errors: [1], working: [2] }, now)).toBeNull();
  });

  test('pages with errors are named by their place', () => {
    const block = blockOf(
      draftOf({ release: 'SCHEDULED', publishAt: '2026-11-27T20:00' }),
      { errors: [13, 21], working: [] },
      now,
    );
    expect(block?.title).toBe('2 pages need your attention.');
    expect(block?.words).toBe('Replace or remove pages 13 and 21, then you can schedule.');
  });

  test.each([
    [draftOf({ release: 'PUBLIC', pages: [] }), fine, 'Add at least one page, then you can publish.'],
    [draftOf({ release: 'PUBLIC' }), { errors: [], working: [1, 2] }, 'You can publish once they have arrived.'],
    [draftOf({ release: 'SCHEDULED' }), fine, 'Choose when it goes public, then you can schedule.'],
    [draftOf({ release: 'SCHEDULED', publishAt: '2026-11-20T23:41' }), fine, 'Choose a later one, or publish now.'],
    [draftOf({ release: 'SCHEDULED', publishAt: '2028-01-01T00:00' }), fine, 'Choose a time within a year.'],
  ])('and says what to do', (draft, troubles, words) => {
    expect(blockOf(draft, troubles, now)?.words).toBe(words);
  });

  test('a time in Japan one minute ahead is a time in the future', () => {
    expect(blockOf(draftOf({ release: 'SCHEDULED', publishAt: '2026-11-20T23:42' }), fine, now)).toBeNull();
  });

  test.each([
    [{ errors: [13], working: [] }, '13ページ目を差し替えるか削除すると、予約できます。'],
    [{ errors: [3, 13, 21], working: [] }, '3、13、21ページ目を差し替えるか削除すると、予約できます。'],
    [{ errors: [1, 2, 3, 4, 5], working: [] }, '1、2、3ページ目ほか2ページを差し替えるか削除すると、予約できます。'],
    [{ errors: [], working: [1] }, 'アップロードが終わると、予約できます。'],
  ])('in Japanese, too', async (troubles, words) => {
    await inLanguage('ja');
    expect(blockOf(draftOf({ release: 'SCHEDULED' }), troubles, now)?.words).toBe(words);
    expect(mainActionOf('PUBLIC', 'DRAFT')).toMatchObject({ label: '非公開にする', done: '下書きに戻しました' });
  });
});
