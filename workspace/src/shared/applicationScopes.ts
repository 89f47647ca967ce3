import type { IconName } from '@komawari/ui/icons';

/** What an application may be allowed, as a person reads it. */
interface ScopeWords {
  label: string;
  /** What exactly it is then given. */
  words: string;
  /** In a line of several. */
  short: string;
  icon: IconName;
}

/** What applications may ask for, in the order it is listed in. Scope names are for developers alone. */
export const applicationScopes = {
  openid: {
    label: 'Know that it is you',
    words: 'By a number made for this application only',
    short: 'sign you in',
    icon: 'check',
  },
  profile: {
    label: 'See your name and picture',
    words: 'Your name, your @name, your page',
    short: 'name and picture',
    icon: 'check',
  },
  email: { label: 'See your e-mail', words: 'The address you sign in with', short: 'e-mail', icon: 'mail' },
  read_works: {
    label: 'Read your works',
    words: 'Episodes and illustrations, drafts too',
    short: 'read works with drafts',
    icon: 'book',
  },
  write_works: {
    label: 'Write works and episodes',
    words: 'Makes drafts and changes what is there. It cannot publish.',
    short: 'write works',
    icon: 'pen',
  },
  upload_images: {
    label: 'Upload images',
    words: 'Pages and pictures, into your works',
    short: 'upload images',
    icon: 'upload',
  },
  publish: {
    label: 'Publish for you',
    words: 'Publish, schedule, unpublish, delete and restore',
    short: 'publish',
    icon: 'globe',
  },
  offline_access: {
    label: 'Go on while you are away',
    words: 'Until you disconnect it',
    short: 'also while you are away',
    icon: 'clock',
  },
} as const satisfies Record<string, ScopeWords>;

export type ApplicationScope = keyof typeof applicationScopes;

const isScope = (name: string): name is ApplicationScope => name in applicationScopes;

/** Those of the names that are scopes of ours, in the order they are listed in. */
export const orderScopes = (names: readonly string[]): ApplicationScope[] =>
  (Object.keys(applicationScopes) as ApplicationScope[]).filter((name) => names.includes(name) && isScope(name));

/** What an application may do, in one line: "Name and picture, e-mail". */
export function scopesInWords(names: readonly string[]): string {
  const words = orderScopes(names)
    .filter((name) => name !== 'openid')
    .map((name) => applicationScopes[name].short)
    .join(', ');
  return words === '' ? 'Only that it is you' : words[0]!.toUpperCase() + words.slice(1);
}
