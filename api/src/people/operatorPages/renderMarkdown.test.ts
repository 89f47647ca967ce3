import { expect, it } from 'vitest';
import { renderMarkdown } from './renderMarkdown.ts';

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '[click](data:text/html,<script>alert(1)</script>)',
  '![pixel](https://evil.example/pixel.png)',
  '| <b onclick=alert(1)>x</b> |\n| --- |\n| y |',
  '[x](https://a.example "\\" onclick=\\"alert(1)")',
])('%s becomes nothing that runs or loads', (text) => {
  const { html } = renderMarkdown(text);
  expect(html).not.toMatch(/href="(javascript|data):/i);
  // Words in an attribute's value are no attributes.
  expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<(script|img|b|iframe)\b|<[^>]+\son\w+=/i);
});

it('headings have anchors of their own, in any language, and two of the same words are told apart', () => {
  const { html, headings } = renderMarkdown('## 返品・キャンセル\n\n## Fees & more\n\n### Fees & more\n');
  expect(headings).toEqual([
    { id: 's-返品-キャンセル', text: '返品・キャンセル', level: 2 },
    { id: 's-fees-more', text: 'Fees & more', level: 2 },
    { id: 's-fees-more-2', text: 'Fees & more', level: 3 },
  ]);
  expect(html).toContain('<h3 id="s-fees-more-2">');
});

it('a table can be scrolled by keyboard, and what is left to fill in is marked', () => {
  const { html } = renderMarkdown('| a |\n| --- |\n| 【Operator: address】【運営：住所】 |\n');
  expect(html).toContain('tabindex="0" role="group" aria-label="Table"');
  expect(renderMarkdown('| 項目 |\n| --- |\n| 住所 |\n').html).toContain('aria-label="表"');
  expect(html).toContain('<mark>【Operator: address】</mark><mark>【<span lang="ja">運営：住所</span>】</mark>');
});

it('what is of another language than the whole names it: a heading, a point, a cell, and Japanese amid English', () => {
  const english = renderMarkdown(
    [
      'Whoever sells on the web in Japan says who they are, and the law (特定商取引法、第11条) asks for it.',
      '## 作者による販売について',
      '- Creators set the price of their episodes.\n- 価格は作者が決めます。',
      '| 販売業者 | Seller | 12 |\n| --- | --- | --- |\n| a | b | c |',
    ].join('\n\n'),
  ).html;
  expect(english).toContain('the law (<span lang="ja">特定商取引法、第11条</span>) asks');
  expect(english).toMatch(/<h2 id="[^"]+" lang="ja">作者による販売について<\/h2>/);
  expect(english).toContain('<li lang="ja">価格は作者が決めます。</li>');
  expect(english).toContain('<th lang="ja">販売業者</th>\n<th>Seller</th>\n<th>12</th>');
  const japanese = renderMarkdown(
    '価格は作者が決めます。動作環境はChromeの最新版です。\n\nCreators set the price.',
  ).html;
  expect(japanese).toBe(
    '<p>価格は作者が決めます。動作環境はChromeの最新版です。</p>\n<p lang="en">Creators set the price.</p>\n',
  );
});
