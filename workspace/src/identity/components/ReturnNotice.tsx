import { Notice } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { useGuestAnswer } from '../../shared/useGuestAnswer.ts';
import { GetReturnPlace } from '../operations/GetReturnPlace.ts';

/** Says where the reader goes after signing in; silent when that is just the top page. */
export function ReturnNotice({ to }: { to: string | null }) {
  const path = sameOriginPath(to);
  if (path === null) return null;
  const episodeId = /^\/episodes\/([^/?#]+)/.exec(path)?.[1];
  if (episodeId) return <EpisodeNotice id={episodeId} page={pageIn(path)} />;
  const name = placeNames.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
  return name ? <Notice>You will continue to {name}.</Notice> : null;
}

const placeNames: readonly (readonly [string, string])[] = [
  ['/workspace/manga/new', 'your new work'],
  ['/workspace', 'your workspace'],
  ['/my/bookmarks', 'your bookmarks'],
  ['/my/settings', 'your settings'],
  ['/my', 'your pages'],
  ['/works', 'the work you were looking at'],
];

function EpisodeNotice({ id, page }: { id: string; page: string | null }) {
  // The name of a place to return to; it may be a moment old for as long as somebody signs in.
  const data = useGuestAnswer(GetReturnPlace, { id });
  if (!data) return null;
  return (
    <Notice>
      You will return to <b lang="ja">{formatEpisodeHeading(data.episode)}</b>
      {page ? `, page ${page}` : ''}.
    </Notice>
  );
}

function pageIn(path: string): string | null {
  const page = new URL(path, 'https://komawari.invalid').searchParams.get('page');
  return page !== null && /^\d{1,3}$/.test(page) ? page : null;
}
