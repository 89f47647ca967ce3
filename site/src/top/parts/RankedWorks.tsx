import { Cover } from '@komawari/ui/components';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { TopRankingFieldsFragment } from '../../gql/graphql.ts';
import { workPath } from '../../paths.ts';
import { Movement } from '../../rankings/Movement.tsx';

/** The first works of a ranking, in short: the items of a list. */
export function RankedWorks({ entries }: { entries: TopRankingFieldsFragment['entries'] }) {
  return entries.map(({ work, ...entry }) => (
    <li key={work.id} data-creator={work.user.id}>
      <em className={entry.rank === 1 ? 'rank-no rank-no--1' : 'rank-no'}>{entry.rank}</em>
      <a href={workPath(work.id)} tabIndex={-1} aria-hidden="true">
        <Cover source={work.coverImage ?? null} title={work.title} lang={work.language} sizes="48px" />
      </a>
      <div>
        <h3 className="clamp1" lang={work.language}>
          <a href={workPath(work.id)}>{work.title}</a>
        </h3>
        <p className="tiny muted" lang={UNRECORDED_LANGUAGE}>
          {work.user.displayName}
        </p>
      </div>
      <span className="rank-end">
        <Movement entry={entry} />
      </span>
    </li>
  ));
}
