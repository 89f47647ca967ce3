import { formatEpisodeHeading } from '@komawari/ui/format';
import { useLanguage, useTexts } from '@komawari/ui/language/react';
import type { Found } from './useSearch.ts';
import searchTexts from '../../messages/searchIsland.js';
import { episodePath } from '../../paths.ts';

/** Episodes whose title or pages have the words, each with the line that has them; a line of a page leads to the page. */
export function EpisodeHits({ hits }: { hits: Found['episodes'] }) {
  const { found } = useTexts(searchTexts);
  const language = useLanguage();
  if (hits.length === 0) return null;
  return (
    <section className="search-part" aria-labelledby="found-episodes">
      <h2 id="found-episodes">{found.episodes()}</h2>
      <ul className="search-hits">
        {hits.map(({ episode, pageNumber, line }) => (
          <li key={episode.id} data-creator={episode.work.user.id}>
            <a className="search-hit" href={episodePath(episode.id) + (pageNumber === null ? '' : `#p${pageNumber}`)}>
              <span className="search-hit__place small muted clamp1" lang={episode.work.language}>
                {episode.work.title}
                {pageNumber === null ? null : `　${formatEpisodeHeading(episode)}`}
                {pageNumber === null ? null : <span lang={language}>{found.onPage({ page: String(pageNumber) })}</span>}
              </span>
              <span className="search-hit__line clamp2" lang={episode.work.language}>
                {line.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
