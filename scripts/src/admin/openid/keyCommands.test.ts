import { createTestApp, type TestApp } from '@komawari/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const publishedIds = async (): Promise<string[]> => {
  const { keys } = (await test.app.inject('/.well-known/jwks.json')).json<{ keys: { kid: string; d?: string }[] }>();
  expect(keys.every((key) => key.d === undefined)).toBe(true);
  return keys.map(({ kid }) => kid);
};
it('keys are listed as they are published, never with what signs', async () => {
  const ids = await publishedIds();
  const said = await operate(test.services, ['oidc', 'keys']);
  expect(ids).toHaveLength(2);
  for (const id of ids) expect(said).toContain(id);
});

it('rotated keys are published beside the old ones; stolen ones leave', async () => {
  const before = await publishedIds();
  await operate(test.services, ['oidc', 'rotate-keys']);
  const both = await operate(test.services, ['oidc', 'keys']);
  expect(both.split('\n')).toHaveLength(4);
  for (const id of before) expect(both).toContain(id);
  await operate(test.services, ['oidc', 'rotate-keys', '--stolen']);
  const after = await operate(test.services, ['oidc', 'keys']);
  for (const id of before) expect(after).not.toContain(id);
  const stored = await test.services.database.query<{ sealed: string }>(
    'readKeys',
    'SELECT sealed_key AS sealed FROM oidc_keys',
  );
  // With their quotes: base64 may spell kty by chance.
  expect(stored.every(({ sealed }) => !sealed.includes('"d"') && !sealed.includes('"kty"'))).toBe(true);
});
