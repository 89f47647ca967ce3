import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOperatorTest, type OperatorTest } from '../testing/openOperatorTest.ts';
import { operate } from '../testing/operate.ts';

let test: OperatorTest['test'];

beforeAll(async () => {
  ({ test } = await openOperatorTest());
});
afterAll(() => test.close());

const run = (...words: string[]) => operate(test.services, ['oidc', 'clients', ...words]);
const why = ['--reason', 'looked at it'];
const sql = (text: string) => test.services.database.query<Record<string, unknown>>('q', text, []);

it('an application of the installation is registered open to everybody, with a secret that is printed once', async () => {
  const printed = await run('add', 'Our shop', 'https://shop.example/in', '--id', 'our-shop', ...why);
  const [, secret = ''] = /told this once: (\S+)/.exec(printed) ?? [];
  expect(secret).toMatch(/^komawari_sec_/);
  const [row] = await sql(`SELECT to_jsonb(c)::text AS row FROM oidc_clients c WHERE id = 'our-shop'`);
  expect(String(row!['row'])).not.toContain(secret);
  expect(await run('list')).toContain('our-shop  APPROVED  ours  0 people  Our shop');
  expect(await run('show', 'our-shop')).toMatch(
    /Returns to https:\/\/shop\.example\/in\n.*CLIENT_ADDED by \w+: looked at it/,
  );
});

it('what cannot be registered is told in sentences', async () => {
  await expect(run('add', 'Shop', 'http://shop.example/in', ...why)).rejects.toThrow('It begins with https://');
  await expect(run('add', 'Shop', 'https://shop.example/in', '--id', 'Shop!', ...why)).rejects.toThrow('small letters');
  await expect(run('add', 'Shop', 'https://shop.example/in', '--type', 'phone', ...why)).rejects.toThrow('--type is');
  await expect(run('add', 'Shop', 'https://shop.example/in', '--id', 'our-shop', ...why)).rejects.toThrow('already');
  await expect(run('show', 'nobody')).rejects.toThrow('There is no application nobody.');
  await expect(run('verify-domain', 'our-shop', 'https://shop.example', ...why)).rejects.toThrow('is no domain');
});

it('a decision is written down with who made it and why, and shows', async () => {
  await run('first-party', 'our-shop', ...why);
  await run('verify-domain', 'our-shop', 'shop.example', ...why);
  await run('block', 'our-shop', ...why);
  expect(await run('show', 'our-shop')).toContain('first-party, domain shop.example');
  expect(await run('list')).toContain('our-shop  BLOCKED');
  await run('approve', 'our-shop', ...why);
  await run('first-party', 'our-shop', '--back', ...why);
  await run('verify-domain', 'our-shop', '-', ...why);
  const shown = await run('show', 'our-shop');
  expect(shown).toContain('domain not checked');
  expect(shown.match(/CLIENT_\w+/g)).toEqual([
    'CLIENT_ADDED',
    'CLIENT_FIRST_PARTY',
    'CLIENT_DOMAIN_VERIFIED',
    'CLIENT_BLOCKED',
    'CLIENT_APPROVED',
    'CLIENT_FIRST_PARTY',
    'CLIENT_DOMAIN_VERIFIED',
  ]);
});

it('how ID tokens are signed is set with who and why, and an application that waits for a check goes on waiting', async () => {
  expect(await run('show', 'our-shop')).toContain('ID tokens signed with RS256');
  await sql(`UPDATE oidc_clients SET check_asked_at = now() WHERE id = 'our-shop'`);
  expect(await run('algorithm', 'our-shop', 'ES256', ...why)).toContain('signed with ES256');
  const shown = await run('show', 'our-shop');
  expect(shown).toContain('ID tokens signed with ES256');
  expect(shown).toContain('wants a check since');
  expect(shown).toMatch(/CLIENT_ALGORITHM_CHANGED by \w+: ES256: looked at it/);
  await expect(run('algorithm', 'our-shop', 'none', ...why)).rejects.toThrow('"none" is not one of RS256, ES256.');
  await expect(run('algorithm', 'nobody', 'ES256', ...why)).rejects.toThrow('There is no application nobody.');
  await expect(run('algorithm', 'our-shop', 'RS256')).rejects.toThrow('--reason');
});

it('nothing is decided without a reason', async () => {
  await expect(run('block', 'our-shop')).rejects.toThrow('--reason');
});
