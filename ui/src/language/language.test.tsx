import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineTexts, getLanguage, setLanguage, showLanguage, textsOf, textsReady } from './index.ts';
import { Sentence, useTexts } from './react.ts';

afterEach(() => {
  cleanup();
  setLanguage('en');
});

interface Greeting {
  hello: () => string;
}

const english = async () => ({ default: { hello: () => 'Hello' } });
const japanese = async () => ({ default: { hello: () => 'こんにちは' } });
const greeting = defineTexts({ en: english, ja: japanese });

function Greet() {
  return <p>{useTexts(greeting).hello()}</p>;
}

test('only the texts of the language that is shown are fetched, once', async () => {
  const [inEnglish, inJapanese] = [vi.fn<typeof english>(english), vi.fn<typeof japanese>(japanese)];
  const farewell = defineTexts({ en: inEnglish, ja: inJapanese });
  await textsReady();
  expect(textsOf(farewell).hello()).toBe('Hello');
  await textsReady();
  expect(inEnglish).toHaveBeenCalledOnce();
  expect(inJapanese).not.toHaveBeenCalled();
});

test('a page changes its language where it stands, and says which it is', async () => {
  render(
    <>
      <Greet />
      <input defaultValue="typed" />
    </>,
  );
  await act(() => showLanguage('ja'));
  expect(screen.getByText('こんにちは')).toBeTruthy();
  expect(screen.getByDisplayValue('typed')).toBeTruthy();
  expect(document.documentElement.lang).toBe('ja');
  expect(textsOf(greeting).hello()).toBe('こんにちは');
});

test('a language whose texts do not arrive is not shown', async () => {
  let isOnline = false;
  const lost = defineTexts<Greeting>({
    en: english,
    ja: async () => (isOnline ? japanese() : Promise.reject(new Error('offline'))),
  });
  await expect(showLanguage('ja')).rejects.toThrow('offline');
  expect(getLanguage()).toBe('en');
  // Asked for again once the line is back.
  isOnline = true;
  await showLanguage('ja');
  expect(textsOf(lost).hello()).toBe('こんにちは');
});

test('what shows texts that are on their way waits for them', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: Greeting }>();
  const late = defineTexts({ en: () => promise });
  const Late = () => <p>{useTexts(late).hello()}</p>;
  await act(async () => {
    render(
      <Suspense fallback={<p>Waiting</p>}>
        <Late />
      </Suspense>,
    );
  });
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(() => textsOf(late)).toThrow('did not arrive');
  await act(async () => resolve({ default: { hello: () => 'At last' } }));
  expect(await screen.findByText('At last')).toBeTruthy();
});

describe('a sentence with parts', () => {
  test('has them in the order of its language, around its words or by themselves', () => {
    const link = (words: string) => <a href="/signin">{words}</a>;
    const { container } = render(
      <Sentence
        text="Already <b>here</b>, <name/>? <signIn>Sign in</signIn>."
        parts={{ signIn: link, name: 'みな' }}
      />,
    );
    expect(container.innerHTML).toBe('Already <b>here</b>, みな? <a href="/signin">Sign in</a>.');
  });

  test('takes what people wrote as it is', () => {
    const { container } = render(<Sentence text="By <name/>." parts={{ name: '<b>bold</b>' }} />);
    expect(container.textContent).toBe('By <b>bold</b>.');
  });
});
