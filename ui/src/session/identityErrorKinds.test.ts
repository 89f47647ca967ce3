import { afterEach, describe, expect, test, vi } from 'vitest';
import { problemsOfError } from '../forms/problems.ts';
import { inLanguage } from '../testing/inLanguage.ts';
import { callIdentity } from './callIdentity.ts';
import { IdentityError } from './IdentityError.ts';
import {
  describeIdentityError,
  identityErrorKinds,
  identityErrorOf,
  type IdentityErrorKind,
} from './identityErrorKinds.ts';

const unavailable = (kind: string) =>
  `Sign-in is unavailable; code ${kind}-1f2e. Try again in a minute, or sign in another way.`;

/** decisions 4.9, with the next step of each. */
const rows: [rule: string, kind: IdentityErrorKind, words: string | null, next: string][] = [
  [
    'R8-008',
    'unauthorized-domain',
    'This address is not allowed to sign in here. Open Komawari at its usual address.',
    'NONE',
  ],
  ['R8-007', 'popup-closed-by-user', 'The sign-in window was closed. Try again.', 'TRY_AGAIN'],
  ['R8-009', 'cancelled-popup-request', null, 'NONE'],
  ['R8-010', 'popup-blocked', 'Your browser blocked the window.', 'SAME_TAB'],
  ['R8-011', 'web-storage-unsupported', 'Allow site data, then retry.', 'TRY_AGAIN'],
  ['R8-012', 'network-request-failed', 'You seem offline.', 'WHEN_ONLINE'],
  ['R8-014', 'invalid-auth-event', unavailable('invalid-auth-event'), 'TRY_AGAIN'],
  ['R8-013', 'internal-error', unavailable('internal-error'), 'TRY_AGAIN'],
  ['R8-015', 'invalid-api-key', unavailable('invalid-api-key'), 'TRY_AGAIN'],
];

describe('the nine kinds of failed sign-ins', () => {
  test('are these nine', () => {
    expect(Object.keys(identityErrorKinds).toSorted()).toEqual(rows.map(([, kind]) => kind).toSorted());
  });

  test.each(rows)('%s: %s says what happened and what comes next', (_rule, kind, words, next) => {
    const told = describeIdentityError(identityErrorOf(kind, '1f2e'));
    expect(told?.message ?? null).toBe(words);
    expect(identityErrorKinds[kind].next).toBe(next);
    expect(told?.nextLabel ? next : 'NONE').toBe(next);
  });

  test('a refusal with words of its own keeps them, and an unknown fault is told as one of ours', () => {
    const refused = new IdentityError('Sign in failed', { code: 'CONFLICT', message: 'This X account is taken.' });
    expect(describeIdentityError(refused)?.message).toBe('This X account is taken.');
    expect(describeIdentityError(new TypeError('x'))?.message).toContain('Sign-in is unavailable');
  });
});

describe('what answers without words of its own', () => {
  afterEach(async () => {
    vi.unstubAllGlobals();
    await inLanguage('en');
  });

  test.each([
    ['en', 'Sign-in is unavailable; code 502', 'You seem offline.'],
    ['ja', 'いまログインできません。コード：502', 'オフラインのようです。'],
  ] as const)('is told in the language of the screen: %s', async (language, unavailable, offline) => {
    await inLanguage(language);
    vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }));
    await expect(callIdentity('refresh', {}, 'Refresh failed')).rejects.toMatchObject({ messageText: unavailable });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
    const lost = await callIdentity('refresh', {}, 'Refresh failed').catch((error: unknown) => error);
    expect(describeIdentityError(lost)?.message).toBe(offline);
    expect(problemsOfError(lost)).toEqual([{ path: [], message: offline }]);
  });
});
