import { sitePath } from '../sitePath.ts';
import { UNRECORDED_LANGUAGE } from '../writtenLanguage.ts';

/** What is proposed: where it leads, and the words that say what it is. */
export interface Proposal {
  kind: 'Work' | 'Creator' | 'Tag';
  text: string;
  /** The language of the text. */
  lang: string;
  note: string;
  href: string;
}

/** What the API knows that begins like a keyword. */
export interface Completions {
  titles: readonly { id: string; title: string; language: string; user: { displayName: string } }[];
  creators: readonly { screenName: string; displayName: string }[];
  tags: readonly { title: string }[];
}

const CREATORS = 3;
const TAGS = 4;

/** Works, creators and tags as they are proposed, in this order. */
export const listProposals = ({ titles, creators, tags }: Completions): Proposal[] => [
  ...titles.map(({ id, title, language, user }) => ({
    kind: 'Work' as const,
    text: title,
    lang: language,
    note: user.displayName,
    href: sitePath(`/works/${id}`),
  })),
  ...creators.slice(0, CREATORS).map(({ displayName, screenName }) => ({
    kind: 'Creator' as const,
    text: displayName,
    lang: UNRECORDED_LANGUAGE,
    note: `@${screenName}`,
    href: sitePath(`/@${screenName}`),
  })),
  ...tags.slice(0, TAGS).map(({ title }) => ({
    kind: 'Tag' as const,
    text: `#${title}`,
    lang: UNRECORDED_LANGUAGE,
    note: '',
    href: sitePath(`/tags/${encodeURIComponent(title)}`),
  })),
];
