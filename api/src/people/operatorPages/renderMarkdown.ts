import { languageOfText } from '@komawari/ui/languageOfText';
import MarkdownIt from 'markdown-it';
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

/** What is left to fill in is marked, so that nobody overlooks it. */
markdown.renderer.rules.text = (...all) =>
  (writeText?.(...all) ?? '').replaceAll(PLACEHOLDER, (place) => `<mark>${place}</mark>`);
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

/** Renders Markdown with an anchor at each heading. Two headings of the same words have different anchors. */
export function renderMarkdown(body: string): RenderedText {
  const tokens = markdown.parse(body, {});
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('');
    const slug = slugOf(text);
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    // The prefix keeps it apart from the ids of the page around it.
    const id = `s-${slug}${count === 1 ? '' : `-${count}`}`;
    token.attrSet('id', id);
    headings.push({ id, text, level: Number(token.tag.slice(1)) });
  });
  return { html: markdown.renderer.render(tokens, markdown.options, { language: languageOfText(body) }), headings };
}
