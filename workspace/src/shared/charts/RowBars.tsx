import type { ReactNode } from 'react';

export interface RowBar {
  key: string;
  label: ReactNode;
  /** A few small words under the label. */
  note?: ReactNode;
  /** How long the bar is, from 0 to 1. */
  share: number;
  /** Where the dashed upright of the comparison stands, from 0 to 1. */
  compared?: number | null | undefined;
  /** The figure as it is written. */
  figure: string;
  /** A few small figures after it. */
  small?: string | undefined;
  isNow?: boolean;
  /** A part of the row above, or what is folded: hatched. */
  isPart?: boolean;
}

/** Rows of bars: label, bar, figure. What is compared with is a dashed upright. */
export function RowBars({ label, rows, wide = false }: { label: string; rows: readonly RowBar[]; wide?: boolean }) {
  return (
    <ul className={wide ? 'hbars hbars--wide' : 'hbars'} aria-label={label}>
      {rows.map(({ key, label, note, share, compared, figure, small, isNow, isPart }) => (
        <li key={key} className={isNow ? 'now' : isPart ? 'part' : undefined}>
          <span className="lab">
            {label}
            {note ? <small>{note}</small> : null}
          </span>
          <span className="track" aria-hidden="true">
            <i className={isPart ? 'hatch' : 'b'} style={{ width: `${clamp(share)}%` }} />
            {compared == null ? null : <span className="cmp" style={{ left: `${clamp(compared)}%` }} />}
          </span>
          <span className="v">
            {figure}
            {small ? <small> {small}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface PartsRow {
  key: string;
  label: ReactNode;
  note?: string;
  /** Three parts of the whole, from 0 to 1: ink, hatched, white. */
  parts: readonly [number, number, number];
  figure: string;
}

/** Rows of three parts: ink, hatched and white, so that no colour is needed to tell them apart. */
export function PartRows({ label, rows }: { label: string; rows: readonly PartsRow[] }) {
  return (
    <ul className="hbars hbars--parts" aria-label={label}>
      {rows.map(({ key, label, note, parts, figure }) => (
        <li key={key}>
          <span className="lab">
            {label}
            {note ? <small className="num">{note}</small> : null}
          </span>
          <span className="track seg3" aria-hidden="true">
            <i className="s1" style={{ width: `${clamp(parts[0])}%` }} />
            <i className="hatch hatch--ink" style={{ width: `${clamp(parts[1])}%` }} />
            <i className="s3" style={{ width: `${clamp(parts[2])}%` }} />
          </span>
          <span className="v">{figure}</span>
        </li>
      ))}
    </ul>
  );
}

const clamp = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
