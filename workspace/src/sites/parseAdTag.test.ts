import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, expect, test } from 'vitest';
import { parseAdTag, writeAdTag } from './parseAdTag.ts';
import { siteLooksForm } from './siteForm.ts';

afterEach(() => inLanguage('en'));

const ad = {
  pid: 82_100,
  mid: 573_196,
  asid: 1_811_091,
  type: 'banner',
  display: 'inline',
  elementid: `im-${'0f'.repeat(16)}`,
  scriptVersion: '20220104',
};
const tag = writeAdTag(ad);

test.each([
  ['as i-mobile hands it out', tag],
  ['with a comment before it', `<!-- i-mobile for PC(Web) client script -->\n${tag}`],
  ['with spaces and other quotes', tag.replace('{pid', '{ pid').replaceAll('"banner"', "'banner'")],
])('a tag is read: %s', (_how, text) => {
  expect(parseAdTag(text)).toEqual({ ad });
});

test('no text is no ad', () => {
  expect(parseAdTag(' \n')).toEqual({ ad: null });
});

test.each([
  ['a script of another kind', '<script>alert(1)</script>'],
  ['one script more', `${tag}<script>alert(1)</script>`],
  ['an element with a handler', tag.replace('<div ', '<div onclick="alert(1)" ')],
  ['a picture', `${tag}<img src=x onerror=alert(1)>`],
  ['a frame', `${tag}<iframe src="https://evil.example"></iframe>`],
  ['a script from elsewhere', tag.replace('imp-adedge.i-mobile.co.jp', 'imp-adedge.i-mobile.co.jp.evil.example')],
  ['a script by http', tag.replace('https:', 'http:')],
  ['more than a date behind the script', tag.replace('?20220104', '?20220104&x=1')],
  ['a key nobody knows', tag.replace('{pid', '{onload:1,pid')],
  ['a key twice', tag.replace('{pid', '{pid:1,pid')],
  ['a call after the call', tag.replace('})<', '});alert(1)<')],
  ['a value that is code', tag.replace('82100', '(alert(1),82100)')],
  ['an overlay', tag.replace('inline', 'overlay')],
  ['an element of another name', tag.replaceAll(ad.elementid, 'im-XYZ')],
  ['half a tag', tag.slice(0, 80)],
  ['plain words', 'my ad'],
])('anything else is refused with a reason: %s', (_what, text) => {
  expect(parseAdTag(text)).toEqual({ refusal: expect.stringContaining('Copy the whole tag again') });
});

test('what is wrong with a site is said in Japanese, too', async () => {
  await inLanguage('ja');
  expect(parseAdTag('<p>')).toEqual({
    refusal:
      '300×250のバナー用のi-mobileタグではありません（2つのスクリプトのほかに何かがあります）。タグ全体をもう一度コピーしてください。',
  });
  const found = siteLooksForm.safeParse({
    title: '',
    description: '',
    comment: '',
    color: 'green',
    links: [{ title: '', url: 'mina' }],
    heroImage: null,
  });
  expect(found.error?.issues.map(({ message }) => message)).toEqual([
    '#2c6a3bのような形で色を入力してください。',
    'リンクの名前を入力してください。',
    'https://かhttp://で始まるURLを入力してください。',
  ]);
});
