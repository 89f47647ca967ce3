import type { Context } from '../../graphql/context.ts';
import { canSeeBehindWalls, episodeLoader, findPages, type EpisodeRecord } from '../../publications/episodes/index.ts';
import type { ParsedKeyword } from './parseKeyword.ts';
import { quoteLine, type LinePart } from './quoteLine.ts';
import { findEpisodesByWords } from './store/episodeMatches.ts';

const MOST = 10;

/** An episode that a keyword finds, and where. */
export interface EpisodeHit {
  episode: EpisodeRecord;
  /** The page with the line; null for the title. */
  pageNumber: number | null;
  line: LinePart[];
}

/** Episodes with all words of a keyword in their title or on their open pages, at most 10, each with the line that has them. */
export async function listEpisodeHits(context: Context, parsed: ParsedKeyword): Promise<EpisodeHit[]> {
  const { words } = parsed.wanted;
  const matches = await findEpisodesByWords(context.reader, { parsed, viewer: context.actor.accountId }, MOST);
  const pages = await findPages(
    context.reader,
    matches.filter(({ isInTitle }) => !isInTitle).map(({ episodeId }) => episodeId),
  );
  const hits = matches.map(async ({ episodeId, isInTitle }): Promise<EpisodeHit[]> => {
    const episode = await episodeLoader(context).load(episodeId);
    // Between two statements an episode may be taken away.
    if (!episode?.isVisible) return [];
    const inTitle = quoteLine(episode.title, words);
    const wholeTitle = { episode, pageNumber: null, line: inTitle ?? [{ text: episode.title, isMatch: false }] };
    if (isInTitle) return [wholeTitle];
    if (!(await canSeeBehindWalls(context, episode))) return [];
    for (const { position, transcript, altText } of pages.get(episodeId) ?? []) {
      const line = quoteLine(transcript, words) ?? quoteLine(altText, words);
      if (line) return [{ episode, pageNumber: position, line }];
    }
    return [wholeTitle];
  });
  return (await Promise.all(hits)).flat();
}
