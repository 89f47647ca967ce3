import { expect, test } from 'vitest';
import { readableColours, siteColour } from './siteColour.ts';

test('every colour becomes one that can be read, on the page and under words, in light and dark', () => {
  const steps = ['00', '33', '66', '77', '99', 'cc', 'ff'];
  const all = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  const poor = all.filter((color) => {
    const readable = readableColours(color);
    return [readable?.light, readable?.dark].some((one) => !one || one.toPage < 4.5 || one.toWords < 4.5);
  });
  expect([all.length, poor]).toEqual([343, []]);
});

test('a colour that can be read stays as it is', () => {
  expect(readableColours('#1f6f78')?.light).toMatchObject({ site: '#1f6f78', on: '#ffffff' });
  expect(readableColours('#ffee00')?.dark).toMatchObject({ site: '#ffee00', on: '#000000' });
});

test.each(['red', '#fff', '#1f6f78;}', ''])('%s is no colour', (text) => {
  expect(readableColours(text)).toBeNull();
  expect(siteColour(text)).toEqual({ '--site': 'var(--ink)', '--on-site': 'var(--paper)' });
});
