import { formatCount } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import type { ReferrerFieldsFragment } from '../../gql/graphql.ts';
import chartsTexts from '../../messages/charts.js';
import { ChartBox } from './ChartBox.tsx';
import { RowBars } from './RowBars.tsx';
import { groupSources } from './sources.ts';

export interface SourcesBoxProps {
  referrers: readonly ReferrerFieldsFragment[];
  say: string;
  /** Of few readers there are counts alone: one of them would move every share. */
  isFew?: boolean;
}

/** Where readers came from: direct always has a row, and what links told apart stands under its site. */
export function SourcesBox({ referrers, say, isFew = false }: SourcesBoxProps) {
  const { sources: texts } = useTexts(chartsTexts);
  const rows = groupSources(referrers);
  const all = rows.reduce((sum, { visits }) => sum + visits, 0);
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  const shareOf = (visits: number): number => (all === 0 ? 0 : visits / all);
  const smallOf = (visits: number) => (isFew ? {} : { small: percent(shareOf(visits)) });
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  return (
    <ChartBox
      id="referrers"
      title={texts.title()}
      name={texts.title()}
      definition={texts.definition()}
      say={all === 0 ? texts.none() : say}
      table={{
        caption: texts.caption(),
        columns: [
          { key: 'source', header: texts.source() },
          { key: 'utm', header: 'utm' },
          { key: 'visits', header: texts.visits(), format: formatCount },
          { key: 'share', header: texts.share(), format: percent },
        ],
        rows: rows.flatMap(({ label, visits, parts }) =>
          (parts.length > 0 ? parts : [{ label: '', visits }]).map((part) => ({
            source: label,
            utm: part.label,
            visits: part.visits,
            share: isFew ? null : shareOf(part.visits),
          })),
        ),
        total: { source: texts.total(), visits: all },
      }}
    >
      <RowBars
        wide
        label={texts.caption()}
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
