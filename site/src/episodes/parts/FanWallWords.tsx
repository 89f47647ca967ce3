import { formatCount } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { GetEpisodeQuery } from '../../gql/graphql.ts';
import episodesTexts from '../../messages/episodes.js';

interface Props {
  user: GetEpisodeQuery['episode']['work']['user'];
}

/** For whose fans the episode is. */
export function FanWallHeading({ user }: Props) {
  const { fanWall } = useTexts(episodesTexts);
  return (
    <Sentence
      text={fanWall.heading()}
      parts={{ creator: <span lang={UNRECORDED_LANGUAGE}>{user.displayName}</span> }}
    />
  );
}

/** How many are fans already, and what it costs to become one. */
export function FanWallLead({ user }: Props) {
  const { fanWall } = useTexts(episodesTexts);
  const count = user.watchedUserCount;
  if (count === 0) return fanWall.first();
  const parts = {
    readers: <b className="num">{formatCount(count)}</b>,
    creator: <span lang={UNRECORDED_LANGUAGE}>{user.displayName}</span>,
  };
  return <Sentence text={fanWall.watched({ count })} parts={parts} />;
}
