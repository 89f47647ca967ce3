import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountOfSignature, signatureQuery, type SignedRequest } from './imageUrls.ts';

const secret = 'a-secret-of-the-tests-that-nobody-else-uses';
const now = Date.UTC(2026, 10, 22, 12, 3, 4);
const MINUTE = 60_000;
const file = { imageId: 'i0000000000000000000a', name: '800.webp' };
const queryOf = (text: string) => Object.fromEntries(new URLSearchParams(text)) as SignedRequest['query'];
const signed = (of = file, account = 'u1', at = now) => queryOf(signatureQuery(secret, of, account, at));
const judge = (request: Partial<SignedRequest>, at = now, by = secret) =>
  accountOfSignature(by, { method: 'GET', file, query: signed(), ...request }, at);

it('[R2-024] an address opens for the account it was made for, between 7.5 and 15 minutes', () => {
  expect(judge({})).toBe('u1');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 * MINUTE }), fc.nat(30 * MINUTE), (made, later) => {
      const isOpen = judge({ query: signed(file, 'u1', now + made) }, now + made + later) === 'u1';
      if (later < 7.5 * MINUTE) expect(isOpen).toBe(true);
      if (later > 15 * MINUTE) expect(isOpen).toBe(false);
    }),
  );
});

it('5,000 replays fail: of another viewer, image, size or method, late, or altered', () => {
  const ids = fc.stringMatching(/^[a-z0-9]{1,22}$/);
  const sizes = fc.constantFrom('160.webp', '320.webp', '640.webp', '960.webp', '1280.webp', '800.avif', 's1-800.webp');
  const query = signed();
  const { exp, sig } = query as Record<'exp' | 'sig', string>;
  const texts = fc.string({ maxLength: 60 });
  type Replay = [request: Partial<SignedRequest>, at: number];
  const replays = fc.oneof<fc.Arbitrary<Replay>[]>(
    ids.map((account) => [{ query: { ...query, for: account } }, now]),
    ids.map((imageId) => [{ file: { ...file, imageId } }, now]),
    sizes.map((name) => [{ file: { ...file, name } }, now]),
    fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'get').map((method) => [{ method }, now]),
    fc.integer({ min: 15 * MINUTE, max: 1e12 }).map((late) => [{}, now + late]),
    fc.integer({ min: 1, max: 1e9 }).map((more) => [{ query: { ...query, exp: String(Number(exp) + more) } }, now]),
    fc.nat(sig.length - 1).map((at) => {
      const other = sig[at] === 'A' ? 'B' : 'A';
      return [{ query: { ...query, sig: sig.slice(0, at) + other + sig.slice(at + 1) } }, now];
    }),
    texts.map((text) => [{ query: { ...query, sig: text } }, now]),
    texts.map((text) => [{ query: { ...query, exp: text } }, now]),
    texts.map((text) => [{ query: { ...query, for: text } }, now]),
    fc.constantFrom('exp', 'for', 'sig').map((name) => [{ query: { ...query, [name]: undefined } }, now]),
    fc.constantFrom('exp', 'for', 'sig').map((name) => [{ query: { ...query, [name]: [exp, exp] } }, now]),
  );
  const isTheSame = ([{ file: of, query: asked }]: [Partial<SignedRequest>, number]) =>
    (of === undefined || (of.imageId === file.imageId && of.name === file.name)) &&
    (asked === undefined || (asked.exp === exp && asked.for === 'u1' && asked.sig === sig));
  let tried = 0;
  fc.assert(
    fc.property(
      replays.filter((replay) => replay[0].method !== undefined || replay[1] !== now || !isTheSame(replay)),
      ([request, at]) => {
        tried += 1;
        expect([request, at, judge(request, at)]).toEqual([request, at, null]);
      },
    ),
    { numRuns: 5000 },
  );
  expect(tried).toBe(5000);
});

it('nothing that another installation signed opens here', () => {
  expect(judge({}, now, 'another-secret-of-other-tests-nobody-uses')).toBe(null);
});
