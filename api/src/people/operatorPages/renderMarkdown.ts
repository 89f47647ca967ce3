import { languageOfText } from '@komawari/ui/languageOfText';
import MarkdownIt, { type Token } from 'markdown-it';
import { PLACEHOLDER } from './readPageText.ts';

/** A heading that can be linked to. */
export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** A page as browsers get it. */
export interface RenderedText {
  html: string;
  headings: Heading[];
}

/** Markup in a text is shown as it was typed, and links lead nowhere but to the web and to mailboxes: nothing in it can run. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image');
const { text: writeText } = markdown.renderer.rules;

/** Japanese amid words of another language, with the signs between its letters: 返品・キャンセル. */
const JAPANESE_RUN =
  /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}](?:[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー・、。：（）「」\d]*[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー。）」])?/gu;

/** What is left to fill in is marked, so that nobody overlooks it, and so is Japanese in an English passage. */
markdown.renderer.rules.text = (tokens, at, ...rest) => {
  const words = (writeText?.(tokens, at, ...rest) ?? '').replaceAll(PLACEHOLDER, (place) => `<mark>${place}</mark>`);
  return tokens[at]?.meta?.['language'] === 'en'
    ? words.replaceAll(JAPANESE_RUN, (run) => `<span lang="ja">${run}</span>`)
    : words;
};
// A table that is wider than a phone scrolls by itself, by keyboard too. What it is called is heard amid the text, in its language.
markdown.renderer.rules.table_open = (_tokens, _at, _options, env) =>
  `<div class="text-page__table" tabindex="0" role="group" aria-label="${env?.['language'] === 'ja' ? '表' : 'Table'}"><table>`;
markdown.renderer.rules.table_close = () => '</table></div>';

/** A word for a URL: letters and digits of any language, joined by hyphens. */
const slugOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section';

/** The words of a passage, without their markup. */
const wordsOf = (passage: Token | undefined): string =>
  (passage?.children ?? []).map(({ content, type }) => (type === 'softbreak' ? ' ' : content)).join('');

/** Marks every paragraph, heading, point and cell that is not in the language of the whole, which this returns. */
function markLanguages(tokens: Token[]): 'en' | 'ja' {
  const passages = tokens.flatMap((token, at) =>
    token.type === 'inline' ? [{ token, at, words: wordsOf(token) }] : [],
  );
  const whole = languageOfText(passages.map(({ words }) => words).join(' '));
  for (const { token, at, words } of passages) {
    if (!/\p{L}/u.test(words)) continue;
    const language = languageOfText(words);
    for (const part of token.children ?? []) part.meta = { language };
    // The paragraph of a point without space around it is not written: the point is.
    const around = tokens[at - 1]?.hidden ? tokens[at - 2] : tokens[at - 1];
    if (language !== whole) around?.attrSet('lang', language);
  }
  return whole;
}

/** Renders Markdown with an anchor at each heading. Two headings of the same words have different anchors, and what is of another language names it. */
export function renderMarkdown(body: string): RenderedText {
  const tokens = markdown.parse(body, {});
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const text = wordsOf(tokens[index + 1]);
    const slug = slugOf(text);
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    // The prefix keeps it apart from the ids of the page around it.
    const id = `s-${slug}${count === 1 ? '' : `-${count}`}`;
    token.attrSet('id', id);
    headings.push({ id, text, level: Number(token.tag.slice(1)) });
  });
  return { html: markdown.renderer.render(tokens, markdown.options, { language: markLanguages(tokens) }), headings };
}
