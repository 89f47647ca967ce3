import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countLimits, limits } from './limits.ts';
import { writeLimits } from './writeLimits.ts';

const written = readFileSync(new URL('../../../ui/src/limits.ts', import.meta.url), 'utf8');

it('the front ends count by the limits of the API', () => {
  expect(written).toBe(writeLimits({ limits, countLimits }));
});

it('a limit that changes in the API changes in the front ends', () => {
  const changed = { ...limits, workTitle: { min: 1, max: 77 } };
  const module = writeLimits({ limits: changed, countLimits: { ...countLimits, siteLinks: 12 } });
  expect(module).toContain('workTitle: { min: 1, max: 77 },');
  expect(module).toContain('siteLinks: 12,');
  expect(module).not.toBe(written);
});

it('every limit of a domain is told to the front ends, and no two domains call one by the same name', async () => {
  const files = globSync('*/*/limits.ts', { cwd: new URL('..', import.meta.url) });
  const domains: { limits?: object; countLimits?: object }[] = await Promise.all(
    files.map((file) => import(new URL(`../${file}`, import.meta.url).href)),
  );
  const names = domains.flatMap((domain) => Object.keys({ ...domain.limits, ...domain.countLimits }));
  expect(names.toSorted()).toEqual([...Object.keys(limits), ...Object.keys(countLimits)].toSorted());
});
