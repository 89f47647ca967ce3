import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { NoWorks } from '../components/NoWorks.tsx';
import { SelectedEpisodes } from '../components/SelectedEpisodes.tsx';
import { StayedEpisodes } from '../components/StayedEpisodes.tsx';
import { changeLabels } from '../statusChanges.ts';
import { tagProblem } from '../tagTitle.ts';
import { listedEpisode } from '../testing/listedEpisode.ts';

beforeEach(() => inLanguage('ja'));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const english = /[a-z]{3,} [a-z]{2,}/i;

test('a creator who reads Japanese is invited to a first work in Japanese', () => {
  renderScreen(<NoWorks />);
  expect(screen.getByRole('link', { name: '最初の作品を投稿する' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(english);
});

test('what is done to several episodes is counted in 話', () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { salesTerms: null } }));
  const episode = listedEpisode(1);
  renderScreen(
    <SelectedEpisodes
      selected={[episode]}
      listed={3}
      changing={{ run: () => undefined, isPending: false, partly: null, forget: () => undefined }}
      pricing={{ run: () => undefined, isPending: false, partly: null, forget: () => undefined }}
      onSelectAll={() => undefined}
      onClear={() => undefined}
    />,
  );
  expect(screen.getByText('1話を選択中')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'ゴミ箱に移す' }));
  expect(screen.getByRole('heading', { name: '1話をゴミ箱に移しますか' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(english);
});

test('which episodes stayed as they were is said in Japanese, too', () => {
  const partly = {
    done: changeLabels('PUBLIC').done(12),
    changed: 12,
    stayed: [{ id: 'gone', reason: 'ページがありません。' }],
  };
  renderScreen(<StayedEpisodes partly={partly} episodes={[]} onClose={() => undefined} />);
  expect(document.body.textContent).toContain('12話を公開しました。次の1話は変更されませんでした。');
  expect(document.body.textContent).toContain('なくなった話');
});

test.each([
  ['a b', 'タグに空白は使えません。「ab」ではいかがですか。'],
  ['あ'.repeat(31), '31文字です。30文字以内にしてください。'],
])('the tag %s: %s', (title, problem) => {
  expect(tagProblem(title)).toBe(problem);
});
