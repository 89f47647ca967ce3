// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { WorkSeal } from './WorkSeal.tsx';

afterEach(async () => {
  cleanup();
  await inLanguage('en');
});

it.each([
  ['en', 'Mature', 'Completed'],
  ['ja', '成人向け', '完結'],
] as const)('the marks on a cover are the same in %s, and say in words what they mean', async (language, ...titles) => {
  await inLanguage(language);
  const work = {
    isCompleted: true,
    isOneShot: false,
    rating: 'MATURE',
    onHiatus: false,
    firstPublishedAt: null,
  } as const;
  const { container } = render(createElement(WorkSeal, { work }));
  const seals = [...container.querySelectorAll<HTMLElement>('.seal')];
  expect(seals.map(({ textContent }) => textContent)).toEqual(['R18', '完']);
  expect(seals.map(({ title }) => title)).toEqual(titles);
});
