import { Picture, RelativeTime, Seal } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { languageOfWork } from '@komawari/ui/writtenLanguage';
import type { IllustrationSquareFieldsFragment } from '../../gql/graphql.ts';
import creatorsIslandTexts from '../../messages/creatorsIsland.js';
import { illustrationPath } from '../../paths.ts';

interface Props {
  illustration: IllustrationSquareFieldsFragment;
  /** When it came out. */
  at: string;
}

/** An illustration among the episodes of a timeline. */
export function TimelineIllustration({ illustration, at }: Props) {
  const { title, imageCount, firstImage, isGated, work } = illustration;
  const { timeline } = useTexts(creatorsIslandTexts);
  const href = illustrationPath(illustration.id);
  return (
    <li className="card">
      <a className="square__picture square__picture--beside" href={href} tabIndex={-1} aria-hidden="true">
        {isGated ? (
          <span className="square__gate">
            <Seal kind="MATURE" />
          </span>
        ) : (
          <Picture
            source={firstImage}
            sizes="(min-width: 1232px) 192px, (min-width: 960px) 16vw, (min-width: 600px) 31vw, 42vw"
            alt=""
          />
        )}
      </a>
      <div>
        <h3 className="clamp2" lang={languageOfWork(work)}>
          <a href={href}>{title}</a>
        </h3>
        <p className="by">
          {imageCount > 1 ? timeline.illustrations({ count: String(imageCount) }) : timeline.illustration()}
        </p>
      </div>
      <p className="meta">
        <span>
          <Icon name="clock" />
          <RelativeTime at={at} />
        </span>
      </p>
    </li>
  );
}
