import { createTestApp, type TestApp } from '@komawari/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('news, themes and tags of operators are there for readers at once', async () => {
  await operate(test.services, ['add-news', 'Feature', 'はじめました', '--link', '/new_works']);
  await operate(test.services, ['add-theme', '雨の日', '2020-01-01', '2099-12-31']);
  await operate(test.services, ['add-pickup-tag', '学園']);
  const { data } = await test.run(
    '{ infoEntries { title link } themes { isRunning tag { title } } pickupTags { tag { title } } }',
  );
  expect(data).toEqual({
    infoEntries: [{ title: 'はじめました', link: '/new_works' }],
    themes: [{ isRunning: true, tag: { title: '雨の日' } }],
    pickupTags: [{ tag: { title: '学園' } }],
  });
});

it('news that lead nowhere are refused', async () => {
  await expect(operate(test.services, ['add-news', 'Feature', '行き先なし'])).rejects.toThrow('leads nowhere');
  const { data } = await test.run('{ infoEntries { title } }');
  expect(data.infoEntries).not.toContainEqual({ title: '行き先なし' });
});

it('[R6-013] a feature is checked by its name: off unless an operator gave it to everybody', async () => {
  const ask = async () => (await test.run('{ canShowFeature(name: "new-reader") }')).data.canShowFeature;
  expect(await ask()).toBe(false);
  await operate(test.services, ['set-feature', 'new-reader', '100']);
  expect(await ask()).toBe(true);
  await expect(operate(test.services, ['set-feature', 'new-reader', '101'])).rejects.toThrow('from 0 to 100');
});
