import { formatEpisodeHeading } from '@komawari/ui/episodeNames';
import type { AskAsGuest } from '../../graphql/AskAsGuest.ts';
import type { Language } from '../../kernel/language.ts';
import { languagePath, readLanguagePath } from '../../kernel/languagePaths.ts';
import {
  describePath,
  episodePath,
  fromUrlPath,
  illustrationPath,
  toUrlPath,
  userPath,
  workPath,
} from '../../publishing/index.ts';

/** What another site may show of a page. Paths are from the root of the site. */
export interface Embed {
  /** That of the page. */
  language: Language;
  title: string;
  path: string;
  author: { name: string; path: string };
  image: { url: string; width: number; height: number; altText: string } | null;
}

const IMAGE = 'ogImage { url width height altText }';
const USER = 'user { id screenName displayName }';

interface UserAnswer {
  screenName: string;
  displayName: string;
}

const authorOf = ({ screenName, displayName }: UserAnswer): Embed['author'] => ({
  name: displayName,
  path: toUrlPath(userPath(screenName, '')),
});

type Reading = (ask: AskAsGuest, page: never) => Promise<Omit<Embed, 'language'> | null>;

/** Kinds of pages that may stand on other sites, by the name of their family. */
const readings: Record<string, Reading> = {
  async work(ask, { id }: { id: string }) {
    type Data = { work: { id: string; title: string; ogImage: Embed['image']; user: UserAnswer } };
    const work = (
      await ask<Data>(`query EmbedOfWork($id: ID!) { work(id: $id) { id title ${IMAGE} ${USER} } }`, { id })
    )?.work;
    return work
      ? { title: work.title, path: workPath(work.id), author: authorOf(work.user), image: work.ogImage }
      : null;
  },
  async episode(ask, { id }: { id: string }) {
    type Data = {
      episode: {
        id: string;
        title: string;
        number: number;
        publicNumber: number | null;
        ogImage: Embed['image'];
        work: { title: string; user: UserAnswer };
      };
    };
    const source = `query EmbedOfEpisode($id: ID!) {
      episode(id: $id) { id title number publicNumber ${IMAGE} work { id title ${USER} } } }`;
    const episode = (await ask<Data>(source, { id }))?.episode;
    if (!episode) return null;
    return {
      title: `${episode.work.title} ${formatEpisodeHeading(episode)}`,
      path: episodePath(episode.id),
      author: authorOf(episode.work.user),
      image: episode.ogImage,
    };
  },
  async illustration(ask, { id }: { id: string }) {
    type Data = { illustration: { id: string; title: string; ogImage: Embed['image']; user: UserAnswer } };
    const source = `query EmbedOfIllustration($id: ID!) { illustration(id: $id) { id title ${IMAGE} ${USER} } }`;
    const found = (await ask<Data>(source, { id }))?.illustration;
    return found
      ? { title: found.title, path: illustrationPath(found.id), author: authorOf(found.user), image: found.ogImage }
      : null;
  },
  async user(ask, { screenName }: { screenName: string }) {
    type Data = { user: UserAnswer & { ogImage: Embed['image'] } };
    const source = `query EmbedOfCreator($screenName: String!) {
      user(screenName: $screenName) { id screenName displayName ${IMAGE} } }`;
    const user = (await ask<Data>(source, { screenName }))?.user;
    return user
      ? { title: user.displayName, path: authorOf(user).path, author: authorOf(user), image: user.ogImage }
      : null;
  },
};

/** The site whose pages may be shown, and the language of those without a prefix. */
export interface EmbeddedSite {
  origin: string;
  language: Language;
}

/**
 * What may be shown of the page at a full URL, in its language and with links to pages of it; null when it is no page of ours, or none that a
 * guest finds.
 */
export async function findEmbed(
  ask: AskAsGuest,
  pageUrl: string,
  { origin, language: own }: EmbeddedSite,
): Promise<Embed | null> {
  const url = URL.parse(pageUrl);
  if (!url || url.origin !== new URL(origin).origin) return null;
  const asked = fromUrlPath(url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname);
  if (asked === null) return null;
  const { language, path } = readLanguagePath(asked) ?? { language: own, path: asked };
  const described = describePath(path);
  const read = described && readings[described.family.kind];
  const embed = read ? await read(ask, described.page as never) : null;
  if (!embed) return null;
  const { author } = embed;
  return {
    ...embed,
    language,
    path: languagePath(language, embed.path, own),
    author: { ...author, path: languagePath(language, author.path, own) },
  };
}
