import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseAdTag } from './parseAdTag.ts';
import { siteLooksForm } from './siteForm.ts';

beforeEach(() => inLanguage('ja'));
afterEach(() => inLanguage('en'));

test('what is wrong with a site is said', () => {
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
