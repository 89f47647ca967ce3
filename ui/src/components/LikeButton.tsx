import { useState } from 'react';
import { formatCount } from '../format/index.ts';
import { useTexts } from '../language/react.ts';
import { countLimits } from '../limits.ts';
import { Icon } from '../icons/index.ts';
import cardsTexts from '../messages/cards.js';
import { classNames } from './classNames.ts';

const lineCount = countLimits.likesPerReader;

/** The ten speed lines around the heart, clockwise from the top: from radius 19.5 to 29 in a box of 64. */
const lines = Array.from({ length: lineCount }, (_, index) => {
  const angle = (index / lineCount) * 2 * Math.PI;
  const at = (radius: number) => [
    Math.round((32 + radius * Math.sin(angle)) * 10) / 10,
    Math.round((32 - radius * Math.cos(angle)) * 10) / 10,
  ];
  const [x1, y1] = at(19.5);
  const [x2, y2] = at(29);
  return { x1, y1, x2, y2 };
});

export interface LikeButtonProps {
  /** How many of ten this reader gave. */
  given: number;
  /** Everyone's likes, this reader's included. */
  total: number;
  onLike: () => void;
  onTakeBack: () => void;
  size?: 'md' | 'xl';
  /** Whose likes they are, for what brings the count of a stored page up to date: `episode:e1:likeCount`. */
  countOf?: string;
}

/**
 * Likes in ten taps: each inks one line, clockwise. The caller counts at once and goes back when saving fails.
 * Only the newest line bursts.
 */
export function LikeButton({ given, total, onLike, onTakeBack, size = 'md', countOf }: LikeButtonProps) {
  const { watch: texts } = useTexts(cardsTexts);
  const [newest, setNewest] = useState<number | null>(null);
  const isFull = given >= lineCount;

  function like(): void {
    if (isFull) return;
    setNewest(given);
    onLike();
  }

  function takeBack(): void {
    setNewest(null);
    onTakeBack();
  }

  return (
    <div className={classNames('likes', size === 'xl' && 'likes--xl')}>
      <button
        type="button"
        className={classNames('like', given > 0 && 'on', size === 'xl' && 'like--xl')}
        aria-label={texts.like({ given: String(given), most: String(lineCount) })}
        aria-disabled={isFull || undefined}
        onClick={like}
      >
        <svg viewBox="0 0 64 64" aria-hidden="true">
          {lines.map((line, index) => (
            <line
              key={index}
              className={classNames('ray', index < given && 'on', index === newest && index < given && 'burst')}
              {...line}
            />
          ))}
          <path className="heart" d="M32 43 21.5 32.3a6.8 6.8 0 0 1 9.6-9.6l.9.9.9-.9a6.8 6.8 0 0 1 9.6 9.6z" />
        </svg>
        <span
          className="like__count num"
          aria-hidden="true"
          data-count={countOf}
          data-exact={countOf ? '' : undefined}
          suppressHydrationWarning
        >
          {formatCount(total)}
        </span>
      </button>
      <span className="sr">{texts.likes({ count: formatCount(total) })}</span>
      <output className="like__thanks small">{isFull ? texts.thanks() : ''}</output>
      {given > 0 ? (
        <button type="button" className="like__back" onClick={takeBack}>
          <Icon name="minus" size="sm" />
          {texts.takeBack()}
        </button>
      ) : null}
    </div>
  );
}
