import { bandPath, heightOf, linePath } from './shapes.ts';

export interface SeriesProps {
  values: readonly (number | null)[];
  /** Where the scale ends. */
  top: number;
}

/** Of a single day, a bar as broad as the plot would be a wall: in hundredths of it. */
const BROADEST_BAR = 12;

/** Bars from 0 on, the ones of `now` in vermilion. */
export function Bars({ values, top, isNow }: SeriesProps & { isNow?: (index: number) => boolean }) {
  const width = 100 / Math.max(values.length, 1);
  const broad = Math.min(width * 0.72, BROADEST_BAR);
  return values.map((value, index) => {
    const y = heightOf(value ?? 0, top);
    return (
      <rect
        // oxlint-disable-next-line react/no-array-index-key -- a place in the chart is its number
        key={index}
        className={isNow?.(index) ? 'f3' : 'f2'}
        x={index * width + (width - broad) / 2}
        y={y}
        width={broad}
        height={100 - y}
      />
    );
  });
}

/** The work's own line, with its area. */
export function OwnLine({ values, top }: SeriesProps) {
  const line = linePath(values, top);
  return (
    <>
      <path
        className="area2"
        d={bandPath(
          values.map((value) => (value === null ? null : 0)),
          values,
          top,
        )}
      />
      <path className="l2" d={line} />
    </>
  );
}

/** What is compared with: dashed, with a halo that keeps it apart from what it crosses. */
export function ComparedLine({ values, top }: SeriesProps) {
  const line = linePath(values, top);
  return (
    <>
      <path className="halo" d={line} />
      <path className="lc" d={line} />
    </>
  );
}

/** The middle half of the works compared with. */
export function MiddleHalf({
  lower,
  upper,
  top,
}: {
  lower: readonly (number | null)[];
  upper: readonly (number | null)[];
  top: number;
}) {
  return <path className="band" d={bandPath(lower, upper, top)} />;
}

const samples = {
  own: <path className="l2" d="M0 7H24" />,
  compared: <path className="lc" d="M0 7H24" />,
  half: <path className="band" d="M0 2H24V12H0Z" />,
  bar: <path className="f2" d="M6 2H18V12H6Z" />,
  now: <path className="f3" d="M6 2H18V12H6Z" />,
};

/** What the lines and bars of a chart stand for. */
export function Keys({ keys }: { keys: readonly { sample: keyof typeof samples; text: string }[] }) {
  return (
    <div className="keys" aria-hidden="true">
      {keys.map(({ sample, text }) => (
        <span key={text} className="key">
          <svg viewBox="0 0 24 14">{samples[sample]}</svg>
          {text}
        </span>
      ))}
    </div>
  );
}
