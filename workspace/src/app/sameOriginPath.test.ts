import { describe, expect, test } from 'vitest';
import { sameOriginPath } from './sameOriginPath.ts';

const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/workspace',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  'https://evil.example',
  'http://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n/evil',
  ' //evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/workspace%0D%0ASet-Cookie:a=b',
  '/a%00b',
  '/\u0000/evil.example',
  '//user@evil.example',
  '//user:pass@evil.example',
  'https://komawari.invalid@evil.example',
  'https://user@komawari.invalid/workspace',
  'https://komawari.invalid/workspace',
  'https://komawari.invalid.evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '@evil.example',
  'evil.example',
  '?to=//evil.example',
  '#//evil.example',
  './/evil.example',
  '..//evil.example',
  '//evil%E3%80%82example',
  '//[::1]',
  '//127.0.0.1:22',
  '/\u2028/evil.example',
  '/\u0085/evil.example',
  `/${'a'.repeat(3000)}`,
  '',
  'null',
];

describe('a `to` that leaves the site', () => {
  test.each(hostile)('%j leads to the top page instead', (to) => {
    expect(sameOriginPath(to)).toBe('/');
  });

  test('is missing: the top page, or the page the caller names', () => {
    expect(sameOriginPath(null)).toBe('/');
    expect(sameOriginPath(undefined, '/workspace')).toBe('/workspace');
  });
});

describe('a `to` that stays on the site', () => {
  test.each([
    ['/', '/'],
    ['/workspace', '/workspace'],
    ['/episodes/e00000000000000000024?page=9#comments', '/episodes/e00000000000000000024?page=9#comments'],
    ['/search?q=%E9%9B%B2', '/search?q=%E9%9B%B2'],
    ['/tags/雲', '/tags/%E9%9B%B2'],
    ['/@mashiro', '/@mashiro'],
    ['/search?q=https://evil.example', '/search?q=https://evil.example'],
    ['/workspace/./manga', '/workspace/manga'],
    ['/search?q=100%25', '/search?q=100%25'],
  ])('%s is kept', (to, kept) => {
    expect(sameOriginPath(to)).toBe(kept);
  });
});
