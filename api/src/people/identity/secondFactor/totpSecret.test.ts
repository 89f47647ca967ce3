import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, decryptTotpSecret, encryptTotpSecret, stepOfCode } from './totpSecret.ts';

const SECRET = 'an installation has a secret of its own';
/** The middle of a period: step 60,000,000. */
const NOW = 60_000_000 * 30 + 15;

describe('a code of an authenticator app', () => {
  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('%i periods of 30 seconds off counts: %s', (periods, counts) => {
    const key = newTotpSecret();
    const code = generateSync({ secret: key, epoch: NOW + periods * 30 });
    expect(stepOfCode(key, code, { now: NOW, lastStep: 0 })).toBe(counts ? 60_000_000 + periods : null);
  });

  it('counts once, and none before the last one counts', () => {
    const key = newTotpSecret();
    const step = (periods: number, lastStep: number) =>
      stepOfCode(key, generateSync({ secret: key, epoch: NOW + periods * 30 }), { now: NOW, lastStep });
    expect(step(0, 60_000_000)).toBeNull();
    expect(step(-1, 60_000_000)).toBeNull();
    expect(step(1, 60_000_000)).toBe(60_000_001);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５', '-12345', '12 345'])('%j is none', (code) => {
    expect(stepOfCode(newTotpSecret(), code, { now: NOW, lastStep: 0 })).toBeNull();
  });

  it('may be written with a gap, as apps show it, or full-width', () => {
    const key = newTotpSecret();
    const code = generateSync({ secret: key, epoch: NOW });
    const wide = [...code].map((digit) => String.fromCodePoint(0xff_10 + Number(digit))).join('');
    for (const written of [`${code.slice(0, 3)} ${code.slice(3)}`, ` ${code} `, wide]) {
      expect(stepOfCode(key, written, { now: NOW, lastStep: 0 })).toBe(60_000_000);
    }
  });
});

describe('a key at rest', () => {
  it('opens for its account under this installation only', () => {
    const key = newTotpSecret();
    const encrypted = encryptTotpSecret(SECRET, 'u1', key);
    expect(decryptTotpSecret(SECRET, 'u1', encrypted)).toBe(key);
    expect(decryptTotpSecret(SECRET, 'u2', encrypted)).toBeNull();
    expect(decryptTotpSecret('another installation has another secret', 'u1', encrypted)).toBeNull();
  });
});
