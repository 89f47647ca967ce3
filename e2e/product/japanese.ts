import { expect, type Page } from '@playwright/test';
import { findProduct, getProduct, setProduct } from '../config.ts';
import { endSidecar } from './sidecar.ts';
import { startAnother } from './startProducts.ts';

/**
 * Has the tests of this worker go through a product whose language is Japanese: the one that is named in the environment
 * where it is, else another one beside it. Answers how to go back.
 */
export async function startInJapanese(): Promise<() => Promise<void>> {
  if ((await (await fetch(getProduct().url)).text()).includes('<html lang="ja"')) return async () => undefined;
  const named = findProduct();
  const { product, stop } = await startAnother({ KOMAWARI_LANGUAGE: 'ja' });
  setProduct(product);
  return async () => {
    setProduct(named);
    await endSidecar();
    await stop();
  };
}

/** Names, and abbreviations that Japanese writes in Latin letters. */
const names =
  'Komawari Alt Enter BL GL SF JST Web X OpenID Google Mastodon Bluesky JavaScript AI MB URL SNS RSS JSON Feed Atom PNG JPEG GIF AVIF WebP ZIP CBZ PDF PSD CSV KB px Stripe PayPay Amazon';

/** Expects that a page says nothing in English, to eyes and ears, but names: those above and `more`. */
export async function expectJapanese(page: Page, what: string, more: readonly string[] = []): Promise<void> {
  const english = await page.evaluate(
    (known) => {
      const isForeign = (element: Element | null) =>
        element?.closest('script, noscript, style, code, [lang="en"]') !== null;
      const said = [document.title];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, nodeValue } = walker.currentNode;
        if (!isForeign(parentElement)) said.push(nodeValue ?? '');
      }
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'])
        for (const one of document.querySelectorAll(`[${name}]`))
          if (!isForeign(one)) said.push(one.getAttribute(name) ?? '');
      const wordsOf = (text: string) =>
        text.replaceAll(/https?:\S+|[\w.+-]*@[\w.-]+|[/#][\w./-]+/g, '').match(/[A-Za-z]\w+/g) ?? [];
      return said.filter((text) => wordsOf(text).some((word) => !known.includes(word))).map((text) => text.trim());
    },
    [...names.split(' '), ...more],
  );
  expect.soft(english, `${what} in English`).toEqual([]);
}
