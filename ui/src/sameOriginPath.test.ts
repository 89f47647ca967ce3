import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameOriginPath } from './sameOriginPath.ts';

const LEAVING = [
  '',
  ' ',
  'works/w1',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http://localhost:3000/',
  'HTTPS://evil.example/',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n/works',
  ' //evil.example',
  ' /works',
  '/works\u0000',
  '/\u0000/evil.example',
  '/works\r\nLocation: https://evil.example',
  '/works\u007f',
  '/./ /\\evil',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/a/%2e%2e//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://evil.example',
  'blob:https://evil.example/1',
  'mailto:a@evil.example',
  'ws://evil.example',
  '@evil.example',
  'user@evil.example',
  '//user:pass@evil.example',
  '//localhost:3000@evil.example',
  '.evil.example',
  '?to=//evil.example',
  '#//evil.example',
  '..//evil.example',
  './/evil.example',
  '。evil.example',
  '／／evil.example',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  '//evil。example',
  '//[::1]/',
  '//127.0.0.1',
  '//0x7f000001',
  '//evil.example:80/',
  '//%65vil.example',
  'null',
  'undefined',
  `/${'a'.repeat(2048)}`,
  '\u2028//evil.example',
  '\ufeff//evil.example',
  '\u00a0/works',
  '//evil.example/workspace',
  'http://evil.example',
  'HTTPS://evil.example',
  'java\tscript:alert(1)',
  '\n/evil',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/workspace%0D%0ASet-Cookie:a=b',
  '/a%00b',
  '//user@evil.example',
  'https://komawari.invalid@evil.example',
  'https://user@komawari.invalid/workspace',
  'https://komawari.invalid/workspace',
  'https://komawari.invalid.evil.example',
  '/./\\evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  'evil.example',
  '//evil%E3%80%82example',
  '//[::1]',
  '//127.0.0.1:22',
  '/\u2028/evil.example',
  '/\u0085/evil.example',
  `/${'a'.repeat(3000)}`,
  '/%2f%2fevil.example',
  '/works/%0d%0aSet-Cookie:a=b',
];

const STAYING = [
  ['/', '/'],
  ['/works/w1', '/works/w1'],
  ['/works/w1?page=2#end', '/works/w1?page=2#end'],
  ['/signup?to=/works', '/signup?to=/works'],
  ['/?to=https://evil.example', '/?to=https://evil.example'],
  ['/a/../works', '/works'],
  ['/@mina', '/@mina'],
  ['/@evil.example', '/@evil.example'],
  ['/tags/百合', '/tags/%E7%99%BE%E5%90%88'],
  ['/／evil.example', '/%EF%BC%8Fevil.example'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/workspace', '/workspace'],
  ['/episodes/e00000000000000000024?page=9#comments', '/episodes/e00000000000000000024?page=9#comments'],
  ['/search?q=%E9%9B%B2', '/search?q=%E9%9B%B2'],
  ['/tags/雲', '/tags/%E9%9B%B2'],
  ['/@mashiro', '/@mashiro'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
  ['/workspace/./manga', '/workspace/manga'],
  ['/search?q=100%25', '/search?q=100%25'],
  ['/search?q=%2F%2Fevil.example', '/search?q=%2F%2Fevil.example'],
] as const;

describe('where a `to` leads', () => {
  it.each(LEAVING)('%j leaves the origin, so it is no place to go to', (to) => {
    expect(sameOriginPath(to)).toBeNull();
  });

  it.each(STAYING)('%j stays', (to, path) => {
    expect(sameOriginPath(to)).toBe(path);
  });

  it('nothing leads to the default of the caller', () => {
    expect([sameOriginPath(null), sameOriginPath(undefined)]).toEqual([null, null]);
  });

  it('whatever is written, a browser that follows the answer stays on this origin', () => {
    const pieces = fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          '%2e',
          '%2f',
          '@',
          ':',
          '?',
          '#',
          'evil.example',
          '\t',
          '\n',
          '\u0000',
          ' ',
          'https:',
          '。',
          '／',
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string(), fc.webUrl()), (to) => {
        const path = sameOriginPath(to);
        if (path === null) return;
        expect(new URL(path, 'https://komawari.example/signin').origin).toBe('https://komawari.example');
        expect(sameOriginPath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
