import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { sampleIllustration, sampleWork } from '../testing/sampleSite.ts';

it('the cover of a mature work that an illustration belongs to says in a seal why a guest does not see it', async () => {
  const openPage = await loadBuiltSite();
  const work = { ...sampleWork(0), rating: 'MATURE', isGated: true, coverImage: null };
  const illustration = { ...sampleIllustration(0, { count: 4 }), work, authorsOtherIllustrations: [] };
  const { document } = await openPage('/illustrations/l0', { GetIllustrationDetail: { illustration } });
  expect(document.querySelector('.illu__work .seal--ink')?.textContent).toBe('R18');
});
