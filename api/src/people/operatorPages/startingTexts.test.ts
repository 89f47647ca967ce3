import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { readStartingText } from './installStartingTexts.ts';
import { OPERATOR_PAGES, type PageText } from './OperatorPage.ts';
import { findPlaceholders } from './readPageText.ts';
import { renderMarkdown } from './renderMarkdown.ts';

/** Every figure of a text, each once; numbers of articles and points, 2段階認証 and the 1 of 1話につき say no amount. */
function figuresOf({ body }: PageText): string[] {
  const text = body.replaceAll(/^## 第\d+条|^\d+\. |2段階認証/gm, '').replaceAll('four bank', '4 bank');
  const figures = new Set(text.match(/\d+(?:[.,:]\d+)*/g));
  figures.delete('1');
  return [...figures].toSorted();
}

const linksOf = ({ body }: PageText) => [...new Set(body.match(/\]\([^)]*\)/g))].toSorted();

describe.each(OPERATOR_PAGES)('the starting text %s', (kind) => {
  it.each(LANGUAGES)('is Markdown that leaves no sign unread (%s)', async (language) => {
    const { html, headings } = renderMarkdown((await readStartingText(kind, language)).body);
    expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/\*\*|\]\(|^#|\| /m);
    expect(headings.length).toBeGreaterThan(0);
  });

  it('says in Japanese what it says in English: the same gaps, figures and links', async () => {
    const [english, japanese] = [await readStartingText(kind, 'en'), await readStartingText(kind, 'ja')];
    expect(findPlaceholders(japanese).length).toBe(findPlaceholders(english).length);
    expect(findPlaceholders(japanese).filter((gap) => !gap.startsWith('【運営：'))).toEqual([]);
    expect(japanese.body.match(/【/g)?.length ?? 0).toBe(findPlaceholders(japanese).length);
    expect(figuresOf(japanese)).toEqual(figuresOf(english));
    expect(linksOf(japanese)).toEqual(linksOf(english));
  });

  it('has no line break inside a Japanese paragraph, which browsers show as a space', async () => {
    const { html } = renderMarkdown((await readStartingText(kind, 'ja')).body);
    expect(html).not.toMatch(/[^>\n]\n[^<\n]/);
  });
});
