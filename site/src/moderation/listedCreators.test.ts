import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';

const openPage = await loadBuiltSite();

it.each(['/', '/new_works', '/rankings/daily', `/tags/${encodeURIComponent('日常')}`, '/episodes/e24'])(
  '%s says of every listed work and episode whose it is, so that a reader may leave a creator out',
  async (path) => {
    const { document } = await openPage(path);
    const links = document.querySelectorAll(
      ':is(.hero, .cards, .strip, .rank-list, .podium, .mini) a:is([href^="/works/"], [href^="/episodes/"])',
    );
    expect(links.length).toBeGreaterThan(4);
    const unnamed = [...links].filter(
      (link) => !link.closest('[data-creator]')?.getAttribute('data-creator')?.startsWith('u'),
    );
    expect(unnamed.map((link) => link.outerHTML)).toEqual([]);
  },
);
