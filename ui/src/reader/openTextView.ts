import { textsOf, textsReady } from '../language/index.ts';
import panelsTexts from '../messages/readerPanels.js';
import { openDialog } from './openDialog.ts';
import type { Reader } from './Reader.ts';

/** The episode as text: what each page shows and says, as its author wrote it. */
export async function openTextView(reader: Reader): Promise<void> {
  await textsReady();
  const texts = textsOf(panelsTexts);
  const { transcripts } = texts;
  const { body, close } = openDialog(reader.root, texts, 'text');
  const list = document.createElement('ol');
  list.className = 'reader-text';
  let described = 0;
  for (const page of reader.episode.pages) {
    const item = document.createElement('li');
    const link = document.createElement('button');
    link.type = 'button';
    link.className = 'link';
    link.textContent = transcripts.page({ number: `${page.number}` });
    link.addEventListener('click', () => {
      close();
      reader.go(page.number);
    });
    item.append(link);
    const transcript = page.element.querySelector('[data-transcript]')?.textContent?.trim();
    const alt = page.images
      .map((image) => image.alt.trim())
      .filter(Boolean)
      .join(' ');
    for (const text of [alt, transcript]) {
      if (!text) continue;
      const paragraph = document.createElement('p');
      paragraph.lang = page.element.closest<HTMLElement>('[data-lang]')?.dataset['lang'] ?? 'ja';
      paragraph.textContent = text;
      item.append(paragraph);
      described += 1;
    }
    list.append(item);
  }
  const words = document.createElement('p');
  words.className = 'muted';
  words.textContent = described ? '' : transcripts.nobody();
  body.append(words, list);
  list.children[reader.place.page - 1]?.scrollIntoView({ block: 'center' });
}
