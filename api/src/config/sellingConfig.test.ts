import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const base = {
  DATABASE_URL: 'postgres://localhost/komawari',
  KOMAWARI_SECRET: 'x'.repeat(32),
  KOMAWARI_PUBLIC_URL: 'https://komawari.example',
};
const keys = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const read = (KOMAWARI_ENV: string, given: object) => readConfig({ ...base, KOMAWARI_ENV, ...given });

describe('selling', () => {
  it.each([
    ['production', {}],
    ['production', keys],
    ['production', { ...keys, KOMAWARI_SELLING: '0' }],
    ['development', {}],
    ['development', { ...keys, KOMAWARI_SELLING: '0' }],
  ])('is closed in %s with %j', (env, given) => {
    expect(read(env, given).selling).toBeNull();
  });

  it('is open in production when it is switched on, with the rates the operator set', () => {
    expect(read('production', { ...keys, KOMAWARI_SELLING: '1' }).selling).toEqual({
      secretKey: 'sk_live_abc',
      webhookSecret: 'whsec_abc',
      apiBase: null,
      isTest: false,
      rates: { platformFeeBps: 600, paymentFeeBps: 360 },
    });
    const rates = { KOMAWARI_PLATFORM_FEE_BPS: '0', KOMAWARI_PAYMENT_FEE_BPS: '400' };
    expect(read('production', { ...keys, ...rates, KOMAWARI_SELLING: '1' }).selling?.rates).toEqual({
      platformFeeBps: 0,
      paymentFeeBps: 400,
    });
  });

  it('is open in development with a stand-in, which is a test', () => {
    const selling = read('development', {
      ...keys,
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_API_BASE: 'http://127.0.0.1:12111/',
    }).selling;
    expect(selling).toMatchObject({ apiBase: 'http://127.0.0.1:12111', isTest: true });
  });

  it.each([
    ['production', { KOMAWARI_SELLING: '1' }, 'STRIPE_SECRET_KEY'],
    ['production', { ...keys, KOMAWARI_SELLING: '1', STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    ['production', { ...keys, KOMAWARI_SELLING: '1', STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'STRIPE_API_BASE'],
    ['production', { STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'STRIPE_API_BASE'],
    ['development', { ...keys, STRIPE_API_BASE: 'http://elsewhere.example' }, 'STRIPE_API_BASE'],
    ['development', { ...keys, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    ['development', { ...keys, STRIPE_SECRET_KEY: 'pk_live_abc' }, 'STRIPE_SECRET_KEY'],
    ['development', { ...keys, STRIPE_WEBHOOK_SECRET: 'abc' }, 'STRIPE_WEBHOOK_SECRET'],
    ['production', { KOMAWARI_SELLING: 'yes' }, 'KOMAWARI_SELLING'],
    ['production', { KOMAWARI_PLATFORM_FEE_BPS: '4001' }, 'KOMAWARI_PLATFORM_FEE_BPS'],
    ['production', { KOMAWARI_PAYMENT_FEE_BPS: '3.6' }, 'KOMAWARI_PAYMENT_FEE_BPS'],
  ])('stops the start in %s with %j, in a sentence', (env, given, variable) => {
    expect(() => read(env, given)).toThrow(ConfigError);
    expect(() => read(env, given)).toThrow(variable);
  });
});
