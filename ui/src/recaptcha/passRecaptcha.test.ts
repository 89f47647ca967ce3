// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inLanguage } from '../testing/inLanguage.ts';
import { passRecaptcha, type RecaptchaCalls } from './passRecaptcha.ts';

const keys = { scoreKey: 'score', checkboxKey: 'box' };
let asked: string[] = [];
/** The API is an edge: it is played, the module is real. */
const api = (overrides: Partial<RecaptchaCalls> = {}): RecaptchaCalls => ({
  keys: async () => keys,
  verifyScore: async (token) => {
    asked.push(`score ${token}`);
    return { isPassed: true, assessmentId: 'a' };
  },
  verifyCheckbox: async (token, id) => {
    asked.push(`checkbox ${token} ${id}`);
    return { isPassed: true };
  },
  bypassToken: async () => 'bypass',
  ...overrides,
});
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const low = async () => ({ isPassed: false, assessmentId: 'a' });

beforeEach(() => {
  asked = [];
  // Google's script is an edge, too: what it puts into the window is played, and its arrival.
  window.grecaptcha = {
    enterprise: {
      ready: (begin) => begin(),
      execute: async (key, { action }) => `${key}-${action}`,
      render: (element, { callback }) => {
        element.append(
          Object.assign(document.createElement('button'), { textContent: 'Tick', onclick: () => callback('ticked') }),
        );
        return 1;
      },
    },
  };
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  HTMLDialogElement.prototype.close = vi.fn<() => void>();
});
afterEach(async () => {
  document.body.replaceChildren();
  await inLanguage('en');
});

/** The script arrives as soon as it is asked for. */
async function arrive(): Promise<void> {
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
  document.querySelector('script')?.dispatchEvent(new Event('load'));
}

test('without keys nobody is asked and nothing is loaded', async () => {
  expect(await passRecaptcha('comment', api({ keys: async () => null }))).toBeNull();
  expect(scripts()).toEqual([]);
});

test('a good score is enough; the script is loaded once', async () => {
  const passing = passRecaptcha('comment', api());
  await arrive();
  expect(await passing).toBe('bypass');
  expect(await passRecaptcha('sign_up', api())).toBe('bypass');
  expect(asked).toEqual(['score score-comment', 'score score-sign_up']);
  expect(scripts()).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=score']);
});

test('a low score asks for the checkbox, in a dialog with a name and a way out', async () => {
  const ticking = passRecaptcha('comment', api({ verifyScore: low }));
  await vi.waitFor(() => expect(document.querySelector('[data-box] button')).not.toBeNull());
  const dialog = document.querySelector('dialog');
  const title = dialog?.getAttribute('aria-labelledby') ?? '';
  expect(document.querySelector(`#${title}`)?.textContent).toBe('Are you a person?');
  dialog?.querySelector<HTMLElement>('[data-box] button')?.click();
  expect(await ticking).toBe('bypass');
  expect(asked).toEqual(['checkbox ticked a']);
  expect(document.querySelector('dialog')).toBeNull();

  await inLanguage('ja');
  const leaving = passRecaptcha('comment', api({ verifyScore: low }));
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
  const way = document.querySelector<HTMLElement>('.dialog__actions button');
  expect(way?.textContent).toBe('やめる');
  way?.click();
  expect(await leaving).toBeNull();
});
