import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';

it('an illustration speaks Japanese where the site does', async () => {
  const openPage = await loadBuiltSite(undefined, 'ja');
  const { document } = await openPage('/illustrations/l0');
  const named = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label'));
  expect(named('.gallery')).toEqual(['画像']);
  expect(named('.gallery__bar button')).toEqual(['前の画像', '次の画像']);
  expect(named('.gallery__strip a')).toEqual(['画像1', '画像2', '画像3', '画像4']);
  expect(named('.preview')[0]).toMatch(/（全画面）$/);
  expect(document.querySelector('[data-picture="2"] img')?.getAttribute('alt')).toMatch(/（4枚中2枚目）$/);
  expect(document.querySelector('.illu .small')?.textContent).toContain('・画像4枚');
  expect(document.querySelector('.illu__work .tiny')?.textContent).toBe('このイラストの作品');
});
