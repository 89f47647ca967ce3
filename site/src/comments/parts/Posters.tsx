import { Avatar } from '@komawari/ui/components';
import { formatCount } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import yawarakaCommentsTexts from '../../messages/yawarakaComments.js';
import type { SoftComments } from '../loadSoftComments.ts';
import { creatorPath } from '../../paths.ts';

interface Props extends Pick<SoftComments, 'posters' | 'count'> {
  authorName: string;
}

/** Who sent kind words: their icons, and how many others there are. */
export function Posters({ posters, count, authorName }: Props) {
  const { posters: words } = useTexts(yawarakaCommentsTexts);
  const without = count - posters.length;
  return (
    <div className="posters">
      <ul className="posters__icons" aria-label={words.label()}>
        {posters.map(({ id, screenName, displayName, iconImage }) => (
          <li key={id}>
            <a href={creatorPath(screenName)} title={displayName}>
              <Avatar
                source={iconImage ? { ...iconImage, width: 40, height: 40 } : null}
                name={displayName}
                size="md"
              />
              <span className="sr" lang={UNRECORDED_LANGUAGE}>
                {displayName}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="small muted">
        <Sentence
          text={without > 0 ? words.andMore({ count: formatCount(without) }) : words.all()}
          parts={{ author: <span lang={UNRECORDED_LANGUAGE}>{authorName}</span> }}
        />
      </p>
    </div>
  );
}
