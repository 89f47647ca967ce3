import type { ReactNode } from 'react';
import { formatChange } from '../format/index.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import controlsTexts from '../messages/controls.js';

/** Under this many readers a figure says more about persons than about the work. */
const fewestReaders = 5;

export interface StatTileProps {
  label: string;
  icon?: IconName;
  /** Already formatted; a figure about fewer than five readers is not shown, see `readerCount`. */
  figure: string;
  unit?: string;
  readerCount?: number;
  /** A ratio (0.082 is +8.2%) and what it compares with. */
  change?: { ratio: number; comparedWith: string };
  note?: ReactNode;
}

/** One figure with one comparison. Place it in a `dl.stats`. */
export function StatTile({ label, icon, figure, unit, readerCount, change, note }: StatTileProps) {
  const { controls } = useTexts(controlsTexts);
  const isHidden = readerCount !== undefined && readerCount < fewestReaders;
  return (
    <div className="stat">
      <dt>
        {icon ? <Icon name={icon} size="sm" /> : null}
        {label}
      </dt>
      <dd className={isHidden ? 'note' : 'num'}>
        {isHidden ? controls.tooFew() : figure}
        {unit && !isHidden ? <small> {unit}</small> : null}
      </dd>
      {!isHidden && (change || note) ? (
        <dd className="note">
          {change ? <Change {...change} /> : null}
          {note}
        </dd>
      ) : null}
    </div>
  );
}

function Change({ ratio, comparedWith }: { ratio: number; comparedWith: string }) {
  const text = formatChange(ratio);
  const direction = text === '0%' ? 'same' : ratio > 0 ? 'up' : 'down';
  return (
    <>
      <span className={`delta delta--${direction}`}>
        {direction === 'same' ? null : <Icon name={direction} size="sm" />}
        {text}
      </span>
      {comparedWith}
    </>
  );
}
