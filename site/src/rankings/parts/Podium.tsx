import { Picture } from '@komawari/ui/components';
import type { RankingFieldsFragment } from '../../gql/graphql.ts';
import { workPath } from '../../paths.ts';
import { WorkSeal } from '../../seals/WorkSeal.tsx';
import { Movement } from '../Movement.tsx';
import { formatPoints } from '../periods.ts';

interface Props {
  entries: RankingFieldsFragment['entries'];
}

const leadSizes = '(min-width: 1232px) 516px, (min-width: 600px) 44vw, 100vw';
const sizes = '(min-width: 1232px) 380px, (min-width: 600px) 31vw, 56vw';

/** The first three of a ranking, large. */
export function Podium({ entries }: Props) {
  return (
    <ol className="podium" aria-label="The first three">
      {entries.map(({ work, ...entry }, index) => (
        <li key={work.id} data-creator={work.user.id} className={`pod pod--${index + 1}`}>
          <a href={workPath(work.id)}>
            <span className="pod__img">
              {work.coverImage ? (
                <Picture source={work.coverImage} sizes={index === 0 ? leadSizes : sizes} eager={index === 0} alt="" />
              ) : null}
            </span>
            <span className="pod__no">
              <span className="sr">Rank </span>
              {entry.rank}
            </span>
            <span className="pod__cap">
              <b className="clamp2" lang={work.language}>
                {work.title}
              </b>
              <span>
                <span lang="ja">{work.user.displayName}</span>
                {'　｜　'}
                <span className="num">{formatPoints(entry.score)}</span>{' '}
                {index === 0 ? 'points' : <span className="sr">points</span>} <Movement entry={entry} />
              </span>
            </span>
          </a>
          <span className="corner">
            <WorkSeal work={work} />
          </span>
        </li>
      ))}
    </ol>
  );
}
