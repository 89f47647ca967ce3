import { JAPANESE } from '@komawari/ui/writtenLanguage';
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { Scale } from './scale.ts';
import { middleOf } from './shapes.ts';

/** A word under the chart at one of its places. */
export interface PlotMark {
  index: number;
  text: string;
  /** The language of the text where it is no date. */
  lang?: string;
  /** What is of today, or chosen: in vermilion, and always named. */
  isNow?: boolean;
  /** Left out on phones. */
  isOptional?: boolean;
}

export interface PlotProps {
  /** What the chart shows, in one sentence: read out, not shown. */
  label: string;
  /** What stands at each place, for whoever points at it or goes there with the arrow keys. */
  readouts: readonly string[];
  scale?: Scale;
  formatTick?: (tick: number) => string;
  marks: readonly PlotMark[];
  height?: 'low' | 'high';
  /** Paths and rectangles of a box of 100 by 100. */
  children: ReactNode;
}

/**
 * The frame of a chart over places from left to right. Shapes are in an SVG that stretches, words are in HTML, so that they keep
 * their size on every screen. An upright with what stands there follows the pointer and the arrow keys.
 */
export function Plot({ label, readouts, scale, formatTick = String, marks, height, children }: PlotProps) {
  const [place, setPlace] = useState<number | null>(null);
  const count = readouts.length;
  const last = count - 1;
  const shown = place ?? last;

  function point(event: PointerEvent<HTMLDivElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const way = (event.clientX - box.left) / Math.max(box.width, 1);
    setPlace(Math.min(last, Math.max(0, Math.floor(way * count))));
  }

  function move(event: KeyboardEvent): void {
    const goals: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last };
    if (event.key === 'Escape') setPlace(null);
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    setPlace(Math.min(last, Math.max(0, goal)));
  }

  return (
    <div className={scale ? 'plot' : 'plot plot--bare'}>
      <div
        className={`plot__in plot__in--${height ?? 'middle'}`}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-readonly="true"
        aria-valuemin={0}
        aria-valuemax={Math.max(last, 0)}
        aria-valuenow={Math.max(shown, 0)}
        aria-valuetext={readouts[shown]}
        onKeyDown={move}
        onFocus={() => setPlace((now) => now ?? last)}
        onBlur={() => setPlace(null)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPlace(null)}
      >
        {scale?.ticks.map((tick) => (
          <span key={tick} className="plot__grid" style={{ bottom: `${(tick / scale.top) * 100}%` }} aria-hidden="true">
            <span className="plot__y">{formatTick(tick)}</span>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {children}
        </svg>
        {place === null || last < 0 ? null : <Upright at={middleOf(place, count)} text={readouts[place] ?? ''} />}
        {marks.map((mark) => (
          <Mark key={mark.index} mark={mark} count={count} />
        ))}
      </div>
    </div>
  );
}

function Upright({ at, text }: { at: number; text: string }) {
  return (
    <>
      <span className="plot__cursor" style={{ left: `${at}%` }} aria-hidden="true" />
      <span
        className={`plot__readout plot__readout--${at > 50 ? 'before' : 'after'}`}
        style={{ left: `${at}%` }}
        aria-hidden="true"
      >
        {text}
      </span>
    </>
  );
}

/** So few places are each as wide as a word. */
const WIDE_PLACES = 6;

/** A mark stands under its place; where places are narrow, one near an edge ends there instead of standing out. */
function Mark({ mark: { index, text, lang = JAPANESE, isNow, isOptional }, count }: { mark: PlotMark; count: number }) {
  const isInside = count <= WIDE_PLACES || (index > 0 && index < count - 1);
  const side = isInside ? 'middle' : index === 0 ? 'start' : 'end';
  const left = side === 'start' ? 0 : side === 'end' ? 100 : middleOf(index, count);
  const classes = ['plot__x', `plot__x--${side}`, isNow && 'plot__x--now', isOptional && 'opt']
    .filter(Boolean)
    .join(' ');
  return (
    <span className={classes} style={{ left: `${left}%` }} lang={lang} aria-hidden="true">
      {text}
    </span>
  );
}
