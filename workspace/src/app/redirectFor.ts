import { isAtOrBelow } from '../shared/isAtOrBelow.ts';
import { paths } from '../shared/routes.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { sitePath } from '@komawari/ui/sitePath';

/** The four kinds of people who can open a page. */
export type ViewerKind = 'GUEST_NO_PROVIDER' | 'GUEST_WITH_PROVIDER' | 'REGISTERED_WITHOUT_EMAIL' | 'REGISTERED';

type Target = (address: { path: string; query: URLSearchParams }) => string;

interface Rule {
  kinds: readonly ViewerKind[];
  /** The path itself, and with `below` every path under it. */
  from: string;
  below?: boolean;
  /** Where the rule does not hold. */
  unless?: (query: URLSearchParams) => boolean;
  to: Target;
}

/** The first rule that matches wins, so a page comes before the area it lies in. */
const rules: readonly Rule[] = [
  {
    kinds: ['GUEST_NO_PROVIDER', 'GUEST_WITH_PROVIDER'],
    from: paths.readingHistories,
    to: () => paths.guestReadingHistories,
  },
  { kinds: ['GUEST_NO_PROVIDER'], from: paths.notifications, to: toSignIn },
  { kinds: ['GUEST_NO_PROVIDER'], from: paths.workspace, below: true, to: toSignIn },
  { kinds: ['GUEST_NO_PROVIDER'], from: paths.my, below: true, to: toSignIn },
  { kinds: ['GUEST_NO_PROVIDER'], from: paths.authorize, unless: saysHow, to: toSignIn },
  { kinds: ['GUEST_NO_PROVIDER'], from: paths.signUpProfile, to: toTopPage },
  { kinds: ['GUEST_WITH_PROVIDER'], from: paths.workspace, below: true, to: toProfileWithThisPage },
  { kinds: ['GUEST_WITH_PROVIDER'], from: paths.my, below: true, to: toProfileWithThisPage },
  // An application is told who somebody is: that is there once the profile is.
  { kinds: ['GUEST_WITH_PROVIDER'], from: paths.authorize, unless: saysHow, to: toProfileWithThisPage },
  { kinds: ['GUEST_WITH_PROVIDER'], from: paths.signIn, to: toProfileCarryingTo },
  // Signing in with X is signing in, so it follows /signin.
  { kinds: ['GUEST_WITH_PROVIDER'], from: paths.twitterSignIn, to: toProfileCarryingTo },
  { kinds: ['GUEST_WITH_PROVIDER'], from: paths.signUp, to: toProfileCarryingTo },
  { kinds: ['GUEST_WITH_PROVIDER'], from: paths.verifyEmail, to: toProfileCarryingTo },
  { kinds: ['REGISTERED_WITHOUT_EMAIL'], from: paths.workspace, below: true, to: () => paths.settingsAccount },
  { kinds: ['REGISTERED_WITHOUT_EMAIL'], from: paths.signUpProfile, to: toOr(paths.my) },
  { kinds: ['REGISTERED_WITHOUT_EMAIL'], from: paths.changeEmail, to: toTopPage },
  { kinds: ['REGISTERED_WITHOUT_EMAIL'], from: paths.verifyChangeEmail, to: toTopPage },
  // A person without e-mail is signed in all the same, so the sign-in rules below hold for both kinds.
  {
    kinds: ['REGISTERED', 'REGISTERED_WITHOUT_EMAIL'],
    from: paths.guestReadingHistories,
    to: () => paths.readingHistories,
  },
  {
    kinds: ['REGISTERED', 'REGISTERED_WITHOUT_EMAIL'],
    from: paths.guestBookmarks,
    to: ({ query }) => withQuery(paths.bookmarks, query),
  },
  { kinds: ['REGISTERED', 'REGISTERED_WITHOUT_EMAIL'], from: paths.signIn, to: toOrTopPage },
  { kinds: ['REGISTERED', 'REGISTERED_WITHOUT_EMAIL'], from: paths.twitterSignIn, to: toOrTopPage },
  { kinds: ['REGISTERED', 'REGISTERED_WITHOUT_EMAIL'], from: paths.signUp, to: toOrTopPage },
  { kinds: ['REGISTERED', 'REGISTERED_WITHOUT_EMAIL'], from: paths.verifyEmail, to: toTopPage },
  { kinds: ['REGISTERED'], from: paths.signUpProfile, to: toOr(paths.workspace) },
];

/**
 * Where a viewer of this kind is sent who opens `path`, or null when the page is theirs to see.
 * `path` is a pathname without a query; a target is always a path on this site.
 */
export function redirectFor(kind: ViewerKind, path: string, query: URLSearchParams): string | null {
  const pathname = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const rule = rules.find((one) => one.kinds.includes(kind) && covers(one, pathname) && !one.unless?.(query));
  return rule ? rule.to({ path: pathname, query }) : null;
}

/**
 * An application that wants nobody asked, or a sign-in for this very request, or that may have said so where only the API reads it, in a
 * request that was pushed: its page leads on by itself.
 */
function saysHow(query: URLSearchParams): boolean {
  return query.has('prompt') || query.has('max_age') || query.has('request_uri');
}

function covers(rule: Rule, pathname: string): boolean {
  return rule.below === true ? isAtOrBelow(pathname, rule.from) : pathname === rule.from;
}

function toSignIn(address: { path: string; query: URLSearchParams }): string {
  return `${paths.signIn}?to=${encodeURIComponent(originalPath(address))}`;
}

function toProfileWithThisPage(address: { path: string; query: URLSearchParams }): string {
  return `${paths.signUpProfile}?to=${encodeURIComponent(originalPath(address))}`;
}

function toProfileCarryingTo({ query }: { query: URLSearchParams }): string {
  const to = sameOriginPath(query.get('to'));
  return to ? `${paths.signUpProfile}?to=${encodeURIComponent(to)}` : paths.signUpProfile;
}

/** Of the site, in the language of the screen. */
function toTopPage(): string {
  return sitePath('/');
}

function toOrTopPage({ query }: Parameters<Target>[0]): string {
  return sameOriginPath(query.get('to')) ?? toTopPage();
}

function toOr(otherwise: string): Target {
  return ({ query }) => sameOriginPath(query.get('to')) ?? otherwise;
}

function originalPath({ path, query }: { path: string; query: URLSearchParams }): string {
  return sameOriginPath(withQuery(path, query)) ?? '/';
}

function withQuery(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
