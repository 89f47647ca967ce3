import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  DATABASE_URL: 'postgres://localhost/komawari',
  KOMAWARI_ENV: 'production',
  KOMAWARI_SECRET: 'x'.repeat(32),
  KOMAWARI_PUBLIC_URL: 'https://komawari.example',
};
const google = {
  KOMAWARI_OPENID_PROVIDERS: 'google',
  KOMAWARI_OPENID_GOOGLE_ISSUER: 'https://accounts.google.com',
  KOMAWARI_OPENID_GOOGLE_CLIENT_ID: 'id',
};

describe('providers of social sign-in', () => {
  it('are as many as are configured, X first', () => {
    const { social } = readConfig({
      ...production,
      ...google,
      KOMAWARI_OPENID_PROVIDERS: 'google, line',
      KOMAWARI_OPENID_LINE_ISSUER: 'https://access.line.me',
      KOMAWARI_OPENID_LINE_CLIENT_ID: 'id',
      KOMAWARI_OPENID_LINE_NAME: 'LINE',
      KOMAWARI_X_CLIENT_ID: 'id',
      KOMAWARI_AUTHORIZED_DOMAINS: 'www.komawari.example',
    });
    expect(social.providers.map(({ id, name, isTest }) => [id, name, isTest])).toEqual([
      ['twitter', 'X', false],
      ['google', 'Google', false],
      ['line', 'LINE', false],
    ]);
    expect(social.authorizedDomains).toEqual(['komawari.example', 'www.komawari.example']);
  });

  it.each([
    ['without its issuer', { ...google, KOMAWARI_OPENID_GOOGLE_ISSUER: '' }, 'KOMAWARI_OPENID_GOOGLE_ISSUER'],
    ['without TLS', { ...google, KOMAWARI_OPENID_GOOGLE_ISSUER: 'http://a.example' }, 'KOMAWARI_OPENID_GOOGLE_ISSUER'],
    [
      'on loopback',
      { ...google, KOMAWARI_OPENID_GOOGLE_ISSUER: 'http://127.0.0.1:1' },
      'KOMAWARI_OPENID_GOOGLE_ISSUER',
    ],
    ['without its id', { ...google, KOMAWARI_OPENID_GOOGLE_CLIENT_ID: '' }, 'KOMAWARI_OPENID_GOOGLE_CLIENT_ID'],
    ['under the name of X', { KOMAWARI_OPENID_PROVIDERS: 'twitter' }, 'KOMAWARI_OPENID_PROVIDERS'],
    ['twice', { ...google, KOMAWARI_OPENID_PROVIDERS: 'google,google' }, 'KOMAWARI_OPENID_PROVIDERS'],
    [
      'that is a stand-in for X',
      { KOMAWARI_X_CLIENT_ID: 'id', KOMAWARI_X_SERVER: 'http://127.0.0.1:1' },
      'KOMAWARI_X_SERVER',
    ],
    ['that is X without an id', { KOMAWARI_X_CLIENT_SECRET: 's' }, 'KOMAWARI_X_CLIENT_ID'],
    ['at a domain with a scheme', { KOMAWARI_AUTHORIZED_DOMAINS: 'https://a.example' }, 'KOMAWARI_AUTHORIZED_DOMAINS'],
  ])('one %s stops the start in production, with a sentence', (_what, wrong, variable) => {
    const start = () => readConfig({ ...production, ...wrong });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(variable);
  });
});
