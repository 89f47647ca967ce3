import * as argon2 from '@node-rs/argon2';
import { afterEach, expect, it, vi } from 'vitest';
import { hashPassword, insistOnRoom, isPasswordOf, renewHash } from './passwords.ts';

// The library is held, so that what waits for it can be looked at.
vi.mock('@node-rs/argon2', () => ({
  hash: vi.fn<() => Promise<string>>(async () => '$hash'),
  verify: vi.fn<() => Promise<boolean>>(async () => true),
}));
const verify = vi.mocked(argon2.verify);
afterEach(() => void vi.clearAllMocks());

it('whoever comes behind more than can be looked at soon is asked to come again, and those who wait have their answers', async () => {
  const held = Promise.withResolvers<boolean>();
  verify.mockReturnValue(held.promise);
  const busy = { code: 'SERVICE_UNAVAILABLE', details: { retryAfter: 5 } };
  const stored = await hashPassword('right');
  const trying = Array.from({ length: 102 }, () => isPasswordOf(stored, 'right'));
  expect(insistOnRoom).toThrow(expect.objectContaining(busy));
  // They had room when they came: their tries are counted.
  trying.push(...Array.from({ length: 100 }, () => isPasswordOf(stored, 'right')));
  await expect(isPasswordOf(stored, 'right')).rejects.toMatchObject(busy);
  expect(verify).toHaveBeenCalledTimes(2);
  held.resolve(true);
  expect(await Promise.all(trying)).toEqual(trying.map(() => true));
  expect(insistOnRoom).not.toThrow();
});

it('a hash is made anew only where it says that a password is long, which is known before', async () => {
  const short = await hashPassword('once short');
  const old = (await hashPassword('this one has a length')).replace('long ', '');
  vi.clearAllMocks();
  expect(await renewHash(short, 'once short')).toBeNull();
  expect(argon2.hash).not.toHaveBeenCalled();
  expect(await renewHash(old, 'this one has a length')).toBe('long $hash');
  expect(await renewHash('long $hash', 'this one has a length')).toBeNull();
});
