import { Cover } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import { JAPANESE, UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { RankingFieldsFragment } from '../../gql/graphql.ts';
import { nodesOf } from '../../graphql/nodesOf.ts';
import rankingsTexts from '../../messages/rankings.js';
import { episodePath, workPath } from '../../paths.ts';
import { WorkSeal } from '../../seals/WorkSeal.tsx';
import { Movement } from '../Movement.tsx';
import { formatPoints } from '../periods.ts';

type Entry = RankingFieldsFragment['entries'][number];

/** The works of a ranking below the first three: the items of a list. */
export function RankingRows({ entries }: { entries: readonly Entry[] }) {
  return entries.map((entry) => <RankingRow key={entry.work.id} entry={entry} />);
}

function RankingRow({ entry }: { entry: Entry }) {
  const { work } = entry;
  const href = workPath(work.id);
  const { rows } = useTexts(rankingsTexts);
  const state = work.isOneShot ? rows.oneShot() : work.isCompleted ? rows.completed() : '';
  return (
    <li data-creator={work.user.id}>
      <em className={entry.rank === 1 ? 'rank-no rank-no--1' : 'rank-no'}>{entry.rank}</em>
      <a href={href} tabIndex={-1} aria-hidden="true">
        <Cover source={work.coverImage ?? null} title={work.title} lang={work.language} sizes="60px" />
      </a>
      <div>
        <h2 className="clamp2" lang={work.language}>
          <a href={href}>{work.title}</a>
        </h2>
        <p className="meta">
          <span lang={UNRECORDED_LANGUAGE}>{work.user.displayName}</span>
          {work.tags.slice(0, 2).map((tag) => (
            <span key={tag.title} lang={UNRECORDED_LANGUAGE}>
              #{tag.title}
            </span>
          ))}
          {state ? <span className="sr">{state}</span> : null}
          <span className="corner">
            <WorkSeal work={work} />
          </span>
        </p>
      </div>
      <LatestEpisode work={work} />
      <span className="rank-end rk-end">
        <span className="num strong">
          {formatPoints(entry.score)}
          <span className="sr"> {rows.points()}</span>
        </span>
        <Movement entry={entry} />
      </span>
    </li>
  );
}

function LatestEpisode({ work }: { work: Entry['work'] }) {
  const { rows } = useTexts(rankingsTexts);
  const latest = nodesOf(work.latestEpisodes)[0];
  if (!latest) return <span className="only-wide" />;
  return (
    <a className="rk-latest only-wide" href={episodePath(latest.id)}>
      <span className="tiny muted">{rows.latest()}</span>
      <b className="small clamp1" lang={work.isOneShot ? JAPANESE : work.language}>
        {work.isOneShot ? rows.latestOneShot() : formatEpisodeHeading(latest)}
      </b>
    </a>
  );
}
