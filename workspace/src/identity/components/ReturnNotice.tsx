import { Notice } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { plainPath } from '@komawari/ui/plainPath';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import signInTexts from '../../messages/signIn.js';
import { isAtOrBelow } from '../../shared/isAtOrBelow.ts';
import { useGuestAnswer } from '../../shared/useGuestAnswer.ts';
import { GetReturnPlace } from '../operations/GetReturnPlace.ts';

/** Says where the reader goes after signing in; silent when that is just the top page. */
export function ReturnNotice({ to }: { to: string | null }) {
  const { goesOn } = useTexts(signInTexts);
  const target = sameOriginPath(to);
  if (target === null) return null;
  const path = plainPath(target);
  const episodeId = /^\/episodes\/([^/?#]+)/.exec(path)?.[1];
  if (episodeId) return <EpisodeNotice id={episodeId} page={pageIn(path)} />;
  const place = placeNames.find(([start]) => isAtOrBelow(path, start))?.[1];
  return place ? <Notice>{goesOn[place]()}</Notice> : null;
}

const placeNames = [
  ['/workspace/manga/new', 'newWork'],
  ['/workspace', 'workspace'],
  ['/my/bookmarks', 'bookmarks'],
  ['/my/settings', 'settings'],
  ['/my', 'pages'],
  ['/notifications', 'notifications'],
  ['/works', 'work'],
] as const;

function EpisodeNotice({ id, page }: { id: string; page: string | null }) {
  // The name of a place to return to; it may be a moment old for as long as somebody signs in.
  const data = useGuestAnswer(GetReturnPlace, { id });
  const { goesOn } = useTexts(signInTexts);
  if (!data) return null;
  const episode = <b lang={data.episode.work.language}>{formatEpisodeHeading(data.episode)}</b>;
  return (
    <Notice>
      <Sentence text={page ? goesOn.page({ page }) : goesOn.episode()} parts={{ episode }} />
    </Notice>
  );
}

function pageIn(path: string): string | null {
  const page = new URL(path, 'https://komawari.invalid').searchParams.get('page');
  return page !== null && /^\d{1,3}$/.test(page) ? page : null;
}
