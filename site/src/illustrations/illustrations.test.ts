// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readPlace, writePlace } from './parts/galleryAddress.ts';
import { startGallery } from './parts/startGallery.ts';

describe('[R2-029] the address of a picture', () => {
  it.each([
    ['', { index: 1, isPreview: false }],
    ['?index=3', { index: 3, isPreview: false }],
    ['?preview&index=2', { index: 2, isPreview: true }],
    ['?preview', { index: 1, isPreview: true }],
    ['?preview=&index=0', { index: 1, isPreview: true }],
    ['?preview&index=99', { index: 4, isPreview: true }],
    ['?index=1.5', { index: 1, isPreview: false }],
    ['?index=x', { index: 1, isPreview: false }],
  ])('%j of four pictures leads to %j', (search, place) => {
    expect(readPlace(search, 4)).toEqual(place);
  });

  it.each([
    ['', 1, false, ''],
    ['', 3, false, '?index=3'],
    ['?preview&index=2', 4, true, '?preview&index=4'],
    ['?preview&index=2', 1, false, ''],
    ['?utm_source=x&preview', 2, true, '?utm_source=x&preview&index=2'],
  ])('from %j to picture %i (preview: %j) is %j', (search, index, isPreview, address) => {
    expect(writePlace(search, { index, isPreview })).toBe(address);
  });
});

describe('the gallery', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/illustrations/l1');
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    const pictures = [1, 2, 3].map(
      (n) =>
        `<li data-picture="${n}" ${n === 1 ? 'data-shown' : ''}><a href="/images/i${n}/1280.webp" data-open-preview="${n}" lang="en"><img src="/images/i${n}/960.webp" width="400" height="560" alt="picture ${n}"></a></li>`,
    );
    const steps = '<button data-step="-1"></button><p data-place></p><button data-step="1"></button>';
    const thumbs = [1, 2, 3].map((n) => `<a href="#picture-${n}" data-show="${n}"></a>`);
    document.body.innerHTML = `<section data-gallery><ol>${pictures.join('')}</ol>${steps}<nav>${thumbs.join('')}</nav></section>
      <dialog data-preview><div data-preview-stage></div><button data-close-preview></button>${steps}</dialog>`;
  });
  const shown = () => document.querySelector<HTMLElement>('[data-shown]')?.dataset['picture'];
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  const dialog = () => document.querySelector('dialog');

  it('turns by keys, buttons and thumbnails, stops at the ends and keeps the place in the address', () => {
    startGallery(document);
    press('ArrowRight');
    expect([shown(), location.search]).toEqual(['2', '?index=2']);
    press('End');
    press('ArrowRight');
    expect([shown(), location.search]).toEqual(['3', '?index=3']);
    document.querySelector<HTMLElement>('[data-show="1"]')?.click();
    expect([shown(), location.search]).toEqual(['1', '']);
    document.querySelector<HTMLElement>('[data-step="1"]')?.click();
    expect(shown()).toBe('2');
  });

  it('[R2-029] opens on the whole screen at the picture the address names, and closes onto the page', () => {
    history.replaceState(null, '', '/illustrations/l1?preview&index=2');
    startGallery(document);
    const picture = dialog()?.querySelector('img');
    expect([dialog()?.open, picture?.alt, picture?.lang]).toEqual([true, 'picture 2', 'en']);
    document.querySelector<HTMLElement>('[data-close-preview]')?.click();
    expect([dialog()?.open, location.search, shown()]).toEqual([false, '?index=2', '2']);
    expect(document.activeElement?.getAttribute('data-open-preview')).toBe('2');
  });

  it('opens from a picture, without leaving the page, unless a new tab was asked for', () => {
    startGallery(document);
    const link = document.querySelector<HTMLElement>('[data-open-preview="1"]');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link?.addEventListener('click', (event) => event.stopPropagation(), { once: true });
    link?.dispatchEvent(click);
    expect(dialog()?.open).toBe(false);
    link?.click();
    expect([dialog()?.open, location.search]).toEqual([true, '?preview&index=1']);
  });
});
