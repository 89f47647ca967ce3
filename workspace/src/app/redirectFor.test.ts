import { describe, expect, test } from 'vitest';
import { redirectFor, type ViewerKind } from './redirectFor.ts';
import { paths } from '../shared/routes.ts';

/** One row of the specification's redirect table: rule, viewer, address, where the viewer arrives. */
type Row = [rule: string, kind: ViewerKind, address: string, target: string];

const signIn = (path: string) => `/signin?to=${encodeURIComponent(path)}`;
const profile = (path: string) => `/signup/profile?to=${encodeURIComponent(path)}`;

const rows: Row[] = [
  ['R2-066', 'GUEST_NO_PROVIDER', '/my/reading_histories', '/reading_histories'],
  ['R2-067', 'GUEST_NO_PROVIDER', '/notifications', signIn('/notifications')],
  ['R2-068', 'GUEST_NO_PROVIDER', '/workspace', signIn('/workspace')],
  ['R2-069', 'GUEST_NO_PROVIDER', '/my', signIn('/my')],
  ['R2-070', 'GUEST_NO_PROVIDER', '/oauth2/authorize', signIn('/oauth2/authorize')],
  ['R2-071', 'GUEST_NO_PROVIDER', '/signup/profile', '/'],
  ['R2-072', 'GUEST_WITH_PROVIDER', '/my/reading_histories', '/reading_histories'],
  ['R2-073', 'GUEST_WITH_PROVIDER', '/workspace', profile('/workspace')],
  ['R2-074', 'GUEST_WITH_PROVIDER', '/my', profile('/my')],
  ['R2-075', 'GUEST_WITH_PROVIDER', '/signin?to=/works/w1', profile('/works/w1')],
  ['R2-076', 'GUEST_WITH_PROVIDER', '/signup?to=/works/w1', profile('/works/w1')],
  ['R2-077', 'GUEST_WITH_PROVIDER', '/signup/verify_email?to=/works/w1', profile('/works/w1')],
  ['R2-078', 'REGISTERED_WITHOUT_EMAIL', '/workspace', '/my/settings/account'],
  ['R2-079', 'REGISTERED_WITHOUT_EMAIL', '/signup/profile?to=/works/w1', '/works/w1'],
  ['R2-079', 'REGISTERED_WITHOUT_EMAIL', '/signup/profile', '/my'],
  ['R2-080', 'REGISTERED_WITHOUT_EMAIL', '/my/settings/account/change_email', '/'],
  ['R2-081', 'REGISTERED_WITHOUT_EMAIL', '/my/settings/account/verify_change_email', '/'],
  ['R2-082', 'REGISTERED', '/reading_histories', '/my/reading_histories'],
  ['R2-083', 'REGISTERED', '/signin?to=/works/w1', '/works/w1'],
  ['R2-083', 'REGISTERED', '/signin', '/'],
  ['R2-084', 'REGISTERED', '/signup?to=/works/w1', '/works/w1'],
  ['R2-084', 'REGISTERED', '/signup', '/'],
  ['R2-085', 'REGISTERED', '/signup/verify_email', '/'],
  ['R2-086', 'REGISTERED', '/signup/profile?to=/works/w1', '/works/w1'],
  ['R2-086', 'REGISTERED', '/signup/profile', '/workspace'],
];

function open(kind: ViewerKind, address: string): string | null {
  const url = new URL(address, 'https://komawari.invalid');
  return redirectFor(kind, url.pathname, url.searchParams);
}

describe('the redirect table of the specification', () => {
  test.each(rows)('%s: a %s who opens %s arrives at %s', (_rule, kind, address, target) => {
    expect(open(kind, address)).toBe(target);
  });
});

describe('areas of the application', () => {
  const area = (path: string) => Object.values(paths).filter((one) => one === path || one.startsWith(`${path}/`));
  const openTo = (kind: ViewerKind, pages: readonly string[]) => pages.filter((page) => open(kind, page) === null);

  test.each(['GUEST_NO_PROVIDER', 'GUEST_WITH_PROVIDER'] as const)(
    'R6-002 a %s is sent away from every page of the workspace',
    (kind) => expect(openTo(kind, area('/workspace'))).toEqual([]),
  );

  test.each(['GUEST_NO_PROVIDER', 'GUEST_WITH_PROVIDER'] as const)(
    'R6-003 a %s is sent away from every page of /my, the settings among them',
    (kind) => expect(openTo(kind, area('/my'))).toEqual([]),
  );

  test('R1-015 R6-004 a registered viewer opens every page of the workspace and of /my, the settings among them', () => {
    const own = [...area('/workspace'), ...area('/my')];
    expect(own).toContain('/my/settings/account');
    expect(openTo('REGISTERED', own)).toEqual(own);
  });
});

describe('pages around the table', () => {
  test('signing in with X follows the rules of signing in', () => {
    expect(open('GUEST_NO_PROVIDER', '/signin/twitter?to=/my')).toBeNull();
    expect(open('GUEST_WITH_PROVIDER', '/signin/twitter?to=/works/w1')).toBe(profile('/works/w1'));
    expect(open('REGISTERED', '/signin/twitter?to=/works/w1')).toBe('/works/w1');
    expect(open('REGISTERED_WITHOUT_EMAIL', '/signin/twitter')).toBe('/');
  });

  test('the pages below /workspace and /my are closed like the areas, and bring the reader back with the query', () => {
    expect(open('GUEST_NO_PROVIDER', '/workspace/manga/new')).toBe(signIn('/workspace/manga/new'));
    expect(open('GUEST_NO_PROVIDER', '/my/bookmarks?page=2')).toBe(signIn('/my/bookmarks?page=2'));
    expect(open('GUEST_WITH_PROVIDER', '/workspace/manga')).toBe(profile('/workspace/manga'));
    expect(open('REGISTERED_WITHOUT_EMAIL', '/workspace/manga')).toBe('/my/settings/account');
  });

  test('bookmarks have an address of their own for guests, and one for accounts', () => {
    expect(open('GUEST_NO_PROVIDER', '/bookmarks')).toBeNull();
    expect(open('GUEST_WITH_PROVIDER', '/bookmarks')).toBeNull();
    expect(open('REGISTERED', '/bookmarks?sort=added')).toBe('/my/bookmarks?sort=added');
    expect(open('REGISTERED_WITHOUT_EMAIL', '/bookmarks')).toBe('/my/bookmarks');
  });

  test('a trailing slash changes nothing, and a name that only begins alike is not covered', () => {
    expect(open('GUEST_NO_PROVIDER', '/workspace/')).toBe(signIn('/workspace'));
    expect(open('GUEST_NO_PROVIDER', '/workspaces')).toBeNull();
    expect(open('GUEST_NO_PROVIDER', '/mystery')).toBeNull();
  });

  test('who answers an application signs in first and has a profile, and comes back to the same request', () => {
    const request = '/oauth2/authorize?client_id=a&state=b%20c';
    const back = '/oauth2/authorize?client_id=a&state=b+c';
    expect(open('GUEST_NO_PROVIDER', request)).toBe(signIn(back));
    expect(open('GUEST_WITH_PROVIDER', request)).toBe(profile(back));
    expect(open('REGISTERED', request)).toBeNull();
    expect(open('REGISTERED_WITHOUT_EMAIL', request)).toBeNull();
  });

  test('an application that says how somebody signs in, or that nobody is asked, is heard first', () => {
    for (const said of ['prompt=none', 'prompt=login', 'max_age=60', 'request_uri=urn:pushed'])
      expect([said, open('GUEST_NO_PROVIDER', `/oauth2/authorize?client_id=a&${said}`)]).toEqual([said, null]);
  });

  test('everyone stays where nothing is said', () => {
    expect(open('GUEST_NO_PROVIDER', '/signin?to=/workspace')).toBeNull();
    expect(open('GUEST_NO_PROVIDER', '/signup')).toBeNull();
    expect(open('GUEST_NO_PROVIDER', '/reading_histories')).toBeNull();
    expect(open('GUEST_WITH_PROVIDER', '/signup/profile')).toBeNull();
    expect(open('REGISTERED', '/workspace')).toBeNull();
    expect(open('REGISTERED', '/my/settings/account')).toBeNull();
    expect(open('REGISTERED_WITHOUT_EMAIL', '/my')).toBeNull();
  });

  test('a `to` that leaves the site is dropped on the way', () => {
    expect(open('REGISTERED', '/signin?to=//evil.example')).toBe('/');
    expect(open('REGISTERED', '/signup/profile?to=https://evil.example')).toBe('/workspace');
    expect(open('GUEST_WITH_PROVIDER', '/signin?to=//evil.example')).toBe('/signup/profile');
  });
});
