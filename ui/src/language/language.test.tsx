import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, Suspense, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
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

test('where the texts of a language did not arrive, what is said elsewhere is said in the English that came along', async () => {
  const here = defineTexts<Greeting>(
    { ja: async () => Promise.reject(new Error('offline')) },
    { en: (await english()).default },
  );
  setLanguage('ja');
  expect(textsOf(here).hello()).toBe('Hello');
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

test('what shows texts that did not arrive says so, and does not ask for ever', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let asked = 0;
  let isOnline = false;
  const lost = defineTexts({
    en: async () => {
      asked += 1;
      return isOnline ? english() : Promise.reject(new Error('offline'));
    },
  });
  class Net extends Component<{ children: ReactNode }, { isBroken: boolean }> {
    override state = { isBroken: false };
    static getDerivedStateFromError = () => ({ isBroken: true });
    override render() {
      return this.state.isBroken ? 'Broken' : this.props.children;
    }
  }
  const Lost = () => <p>{useTexts(lost).hello()}</p>;
  const screenOf = (stop: string) => (
    <Net key={stop}>
      <Suspense fallback={<p>Waiting</p>}>
        <Lost />
      </Suspense>
    </Net>
  );
  const { rerender } = render(screenOf('first'));
  expect(await screen.findByText('Broken')).toBeTruthy();
  expect(asked).toBe(1);
  // The next stop of the router asks again for all that is missing.
  isOnline = true;
  await textsReady();
  rerender(screenOf('second'));
  expect(screen.getByText('Hello')).toBeTruthy();
  expect(asked).toBe(2);
});

test('a component that waited goes on with its hooks', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: Greeting }>();
  const late = defineTexts({ en: () => promise });
  function Late() {
    const texts = useTexts(late);
    const [name] = useState('みな');
    return <p>{`${texts.hello()}, ${name}`}</p>;
  }
  const failed = vi.fn<(error: unknown) => void>();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<!--$--><p>Hello, みな</p><!--/$-->';
  const root = await act(async () =>
    hydrateRoot(
      place,
      <Suspense>
        <Late />
      </Suspense>,
      { onRecoverableError: failed },
    ),
  );
  await act(async () => resolve({ default: { hello: () => 'Hello' } }));
  expect(place.textContent).toBe('Hello, みな');
  expect(failed).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
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
