import { flash } from '@komawari/ui/flash';

/** The language that screens were last shown in on this device; the workspace begins in it. */
const CHOSEN = 'komawari_language';
const OFFERED = 'komawari_language_offered';

/**
 * Offers the other language, once on a device, to whose browser asks for it; nobody is sent anywhere. Whoever presses the switch
 * is remembered, so that the workspace speaks that language before somebody signs in.
 */
export function offerLanguage(root: ParentNode, storage: Storage): void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-offer]');
  if (!link) return;
  link.addEventListener('click', () => {
    // The page knows its path; what was searched for, and where somebody is on it, is known here only.
    link.search = location.search;
    link.hash = location.hash;
    storage.setItem(CHOSEN, link.hreflang);
  });
  const wanted = navigator.languages.map((tag) => tag.split('-', 1)[0]).find((one) => one === 'en' || one === 'ja');
  const isAsked = (storage.getItem(CHOSEN) ?? wanted) === link.hreflang;
  if (!isAsked || storage.getItem(OFFERED) !== null) return;
  storage.setItem(OFFERED, '1');
  const [body = '', label = ''] = JSON.parse(link.dataset.offer ?? '[]') as string[];
  flash.set({ body, type: 'info', action: { label, run: () => link.click() } });
}
