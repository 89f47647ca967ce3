// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { refreshRelativeTimes } from './refreshRelativeTimes.ts';

test('dates on a stored page become relative, other times stay', () => {
  document.body.innerHTML =
    '<time data-relative datetime="2026-11-20T14:29:00.000Z">11月20日</time><time datetime="2026-11-20T14:29:00.000Z">11月20日</time>';
  refreshRelativeTimes(document, '2026-11-20T14:41:00Z');
  const words = [...document.querySelectorAll('time')].map((time) => time.textContent);
  expect(words).toEqual(['12分前', '11月20日']);
});
