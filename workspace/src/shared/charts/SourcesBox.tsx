import { formatCount } from '@komawari/ui/format';
import type { ReferrerFieldsFragment } from '../../gql/graphql.ts';
import { ChartBox } from './ChartBox.tsx';
import { RowBars } from './RowBars.tsx';
import { groupSources } from './sources.ts';

const definition =
  'The page that led to a visit, cut to the name of its site. utm_source, utm_campaign and utm_content are kept as they came. Direct: no page was told. Countries are never looked at.';

export interface SourcesBoxProps {
  referrers: readonly ReferrerFieldsFragment[];
  say: string;
  /** Of few readers there are counts alone: one of them would move every share. */
  isFew?: boolean;
}

/** Where readers came from: direct always has a row, and what links told apart stands under its site. */
export function SourcesBox({ referrers, say, isFew = false }: SourcesBoxProps) {
  const rows = groupSources(referrers);
  const all = rows.reduce((sum, { visits }) => sum + visits, 0);
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  const shareOf = (visits: number): number => (all === 0 ? 0 : visits / all);
  const smallOf = (visits: number) => (isFew ? {} : { small: percent(shareOf(visits)) });
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  return (
    <ChartBox
      id="referrers"
      title="Where readers come from"
      name="Where readers come from"
      definition={definition}
      say={all === 0 ? 'No visits were counted in this range.' : say}
      table={{
        caption: 'Visits by where from',
        columns: [
          { key: 'source', header: 'Source' },
          { key: 'utm', header: 'utm' },
          { key: 'visits', header: 'Visits', format: formatCount },
          { key: 'share', header: 'Share', format: percent },
        ],
        rows: rows.flatMap(({ label, visits, parts }) =>
          (parts.length > 0 ? parts : [{ label: '', visits }]).map((part) => ({
            source: label,
            utm: part.label,
            visits: part.visits,
            share: isFew ? null : shareOf(part.visits),
          })),
        ),
        total: { source: 'Total', visits: all },
      }}
    >
      <RowBars
        wide
        label="Visits by where from"
        rows={rows.flatMap(({ key, label, note, visits, parts }) => [
          { key, label, note, share: visits / most, figure: formatCount(visits), ...smallOf(visits) },
          ...parts.map((part) => ({
            key: `${key} ${part.key}`,
            label: part.label,
            share: part.visits / most,
            figure: formatCount(part.visits),
            ...smallOf(part.visits),
            isPart: true,
          })),
        ])}
      />
    </ChartBox>
  );
}
