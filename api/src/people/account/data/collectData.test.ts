import { expect, it } from 'vitest';
import type { Reader } from '../../../database/index.ts';
import { collectData } from './collectData.ts';
import { documentSchema } from './format.ts';

const reader = {} as Reader;
const isMadeHere = ['format', 'version', 'exportedAt'];
const parts = Object.keys(documentSchema.shape).filter((name) => !isMadeHere.includes(name));
const whole = Object.fromEntries(parts.map((name) => [name, []]));

it('an archive is not made while nobody gives a part that its document has', async () => {
  const { likes: _likes, ...rest } = whole;
  await expect(collectData(reader, 'u1', [{ collectData: async () => rest }])).rejects.toThrow('lacks "likes"');
});

it('an archive is not made with a part that its document does not know', async () => {
  const both = [{ collectData: async () => whole }, { collectData: async () => ({ kites: [] }) }];
  await expect(collectData(reader, 'u1', both)).rejects.toThrow('does not know "kites"');
});

it('an archive is not made with a part that two give, of which one would be lost', async () => {
  const both = [{ collectData: async () => whole }, { collectData: async () => ({ likes: [] }) }];
  await expect(collectData(reader, 'u1', both)).rejects.toThrow('Two parts of the API collect "likes"');
});

it('an archive is what each part of the product gives, and says which form it has', async () => {
  const both = [{}, { collectData: async () => whole }];
  expect(await collectData(reader, 'u1', both)).toMatchObject({ ...whole, format: 'komawari-data', version: 1 });
});
