import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const base = {
  DATABASE_URL: 'postgres://localhost/komawari',
  KOMAWARI_SECRET: 'x'.repeat(32),
  KOMAWARI_PUBLIC_URL: 'https://komawari.example',
};
const url = 'https://api.example/v1/';

it('there is no model when nothing is said', () => {
  expect(readConfig(base).assistant).toBeNull();
});

it('a model is a URL and a name, with a key where it wants one, and is waited for ten seconds', () => {
  const given = { KOMAWARI_ASSISTANT_URL: url, KOMAWARI_ASSISTANT_MODEL: 'small' };
  const expected = { url: 'https://api.example/v1', key: null, model: 'small', timeoutInMilliseconds: 10_000 };
  expect(readConfig({ ...base, ...given }).assistant).toEqual(expected);
  expect(readConfig({ ...base, ...given, KOMAWARI_ASSISTANT_KEY: 'sk-1' }).assistant).toEqual({
    ...expected,
    key: 'sk-1',
  });
});

it.each([
  [{ KOMAWARI_ASSISTANT_URL: url }, 'are needed both'],
  [{ KOMAWARI_ASSISTANT_MODEL: 'small' }, 'are needed both'],
  [{ KOMAWARI_ASSISTANT_KEY: 'sk-1' }, 'are needed both'],
  [{ KOMAWARI_ASSISTANT_URL: 'api.example', KOMAWARI_ASSISTANT_MODEL: 'small' }, 'full URL'],
  [{ KOMAWARI_ASSISTANT_URL: 'file:///etc', KOMAWARI_ASSISTANT_MODEL: 'small' }, 'full URL'],
  [{ KOMAWARI_ASSISTANT_URL: url, KOMAWARI_ASSISTANT_MODEL: 'small', KOMAWARI_ASSISTANT_KEY: 'a\nb' }, 'one word'],
  [
    {
      KOMAWARI_ASSISTANT_URL: 'http://api.example/v1',
      KOMAWARI_ASSISTANT_MODEL: 'small',
      KOMAWARI_ASSISTANT_KEY: 'sk-1',
    },
    'has to be https',
  ],
])('%j stops the start in a sentence', (given, words) => {
  expect(() => readConfig({ ...base, ...given })).toThrow(ConfigError);
  expect(() => readConfig({ ...base, ...given })).toThrow(words);
});
