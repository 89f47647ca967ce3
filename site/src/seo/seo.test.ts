import { expect, it } from 'vitest';
import { absoluteAddress } from './absoluteAddress.ts';
import { summarize } from './parts/summarize.ts';
import { writeJsonLd } from './writeJsonLd.ts';
import { writeTrail } from './parts/writeTrail.ts';

it('never lets a title end the element of the structured data', () => {
  const text = writeJsonLd({ '@type': 'Book', name: '</script><script>alert(1)</script>\u2028' }, undefined);
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script>\u2028');
});

it('makes addresses absolute and leaves words alone', () => {
  const text = writeJsonLd(
    { '@type': 'Book', url: '/works/w1', name: '/works/w1', author: { url: '/@a' } },
    'https://komawari.example',
  );
  expect(JSON.parse(text)).toMatchObject({
    url: 'https://komawari.example/works/w1',
    name: '/works/w1',
    author: { url: 'https://komawari.example/@a' },
  });
});

it('keeps an address that is full already', () => {
  expect(absoluteAddress('https://cdn.example/a.webp', 'https://komawari.example')).toBe('https://cdn.example/a.webp');
});

it.each([
  ['一行目\n\n二行目', 160, '一行目 二行目'],
  ['あいうえお', 5, 'あいうえお'],
  ['あいうえお', 4, 'あいう…'],
  ['👩‍🚀'.repeat(3), 4, '👩‍🚀…'],
  ['  ', 10, ''],
])('cuts %j to %i characters as %j', (text, limit, expected) => {
  expect(summarize(text, limit)).toBe(expected);
});

it('counts the steps to a page and leaves out those without a name', () => {
  const steps = writeTrail([
    { name: undefined, path: '/tags/' },
    { name: '丘', path: '/works/w1' },
  ]);
  expect(steps['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Komawari', item: '/' },
    { '@type': 'ListItem', position: 2, name: '丘', item: '/works/w1' },
  ]);
});
