import { formatYen } from '@komawari/ui/format';
import type { ReactNode } from 'react';

interface SumLine {
  label: ReactNode;
  note?: string;
  yen: number;
}

/** What an amount that is about to move comes to: its lines, then one total. */
export function Sum({ lines, total }: { lines: readonly SumLine[]; total: SumLine }) {
  return (
    <dl className="sum">
      {lines.map(({ label, note, yen }) => (
        <div key={String(label)}>
          <dt>
            {label}
            {note ? <small>{note}</small> : null}
          </dt>
          <dd className="num">{formatYen(yen)}</dd>
        </div>
      ))}
      <div className="sum__end">
        <dt>{total.label}</dt>
        <dd className="num">{formatYen(total.yen)}</dd>
      </div>
    </dl>
  );
}
