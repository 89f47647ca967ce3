import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const needed = {
  DATABASE_URL: 'postgres://localhost/komawari',
  KOMAWARI_SECRET: 'x'.repeat(32),
  KOMAWARI_PUBLIC_URL: 'https://komawari.example',
};

it('is a production when nothing is said', () => {
  expect(readConfig(needed).env).toBe('production');
  expect(readConfig({ ...needed, KOMAWARI_ENV: '' }).env).toBe('production');
});

it('wants a public address in production', () => {
  expect(() => readConfig({ ...needed, KOMAWARI_PUBLIC_URL: '' })).toThrow('KOMAWARI_PUBLIC_URL is missing');
});

it.each(['production', 'development', 'test', ''])('knows no secret that stands in for a missing one (%j)', (env) => {
  expect(() => readConfig({ ...needed, KOMAWARI_SECRET: '', KOMAWARI_ENV: env })).toThrow(
    'KOMAWARI_SECRET is missing. Every token and signed address depends on it',
  );
});
