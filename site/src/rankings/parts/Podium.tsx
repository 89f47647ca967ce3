import { Picture } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { RankingFieldsFragment } from '../../gql/graphql.ts';
import rankingsTexts from '../../messages/rankings.js';
import { workPath } from '../../paths.ts';
import { WorkSeal } from '../../seals/WorkSeal.tsx';
import { Movement } from '../Movement.tsx';
import { formatPoints } from '../periods.ts';
import { unseen } from './unseen.tsx';

interface Props {
  entries: RankingFieldsFragment['entries'];
}

const leadSizes = '(min-width: 1232px) 516px, (min-width: 600px) 44vw, 100vw';
const sizes = '(min-width: 1232px) 380px, (min-width: 600px) 31vw, 56vw';

/** The first three of a ranking, large. */
export function Podium({ entries }: Props) {
  const { rows } = useTexts(rankingsTexts);
  return (
    <ol className="podium" aria-label={rows.firstThree()}>
      {entries.map(({ work, ...entry }, index) => (
        <li key={work.id} data-creator={work.user.id} className={`pod pod--${index + 1}`}>
          <a href={workPath(work.id)}>
            <span className="pod__img">
              {work.coverImage ? (
                <Picture source={work.coverImage} sizes={index === 0 ? leadSizes : sizes} eager={index === 0} alt="" />
              ) : null}
            </span>
            <span className="pod__no">
              <Sentence text={rows.rank({ rank: String(entry.rank) })} parts={{ sr: unseen }} />
            </span>
            <span className="pod__cap">
              <b className="clamp2" lang={work.language}>
                {work.title}
              </b>
              <span>
                <span lang={UNRECORDED_LANGUAGE}>{work.user.displayName}</span>
                <span className="pod__bar">{'　｜　'}</span>
                <span className="pod__points">
                  <span className="num">{formatPoints(entry.score)}</span>{' '}
                  {index === 0 ? rows.points() : unseen(rows.points())} <Movement entry={entry} />
                </span>
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
