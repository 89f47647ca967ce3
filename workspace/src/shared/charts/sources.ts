import { textsOf } from '@komawari/ui/language';
import type { ReferrerFieldsFragment } from '../../gql/graphql.ts';
import chartsTexts from '../../messages/charts.js';

/** A place readers came from, with the parts that its links told apart. */
export interface SourceRow {
  key: string;
  label: string;
  note: string;
  visits: number;
  parts: { key: string; label: string; visits: number }[];
}

/** A site with fewer visits is told with the others: a single visit could be traced to a person. */
const FEWEST_VISITS = 5;

/** Rows of places, the most visits first, direct always, small sites as one row; utm parts under their place. */
export function groupSources(referrers: readonly ReferrerFieldsFragment[]): SourceRow[] {
  const { sources: texts } = textsOf(chartsTexts);
  const names = { DIRECT: texts.direct(), SITE: texts.site(), OTHER: '' };
  const notes = { DIRECT: texts.directNote(), SITE: texts.siteNote(), OTHER: '' };
  const rows = [...Map.groupBy(referrers, ({ kind, host }) => (kind === 'OTHER' ? host : kind))].map(([key, all]) => {
    const kind = all[0]?.kind ?? 'DIRECT';
    return {
      key,
      label: names[kind] || key,
      note: notes[kind],
      visits: all.reduce((sum, { visits }) => sum + visits, 0),
      parts: partsOf(all),
    };
  });
  const isSmall = ({ key, visits }: SourceRow) => key !== 'DIRECT' && key !== 'SITE' && visits < FEWEST_VISITS;
  const small = rows.filter(isSmall);
  const shown = rows.filter((row) => !isSmall(row)).toSorted((a, b) => b.visits - a.visits);
  if (small.length === 0) return shown;
  const visits = small.reduce((sum, row) => sum + row.visits, 0);
  const note = texts.othersNote({ count: small.length, few: FEWEST_VISITS });
  return [...shown, { key: 'others', label: texts.others(), note, visits, parts: [] }];
}

function partsOf(all: readonly ReferrerFieldsFragment[]): SourceRow['parts'] {
  const named = all.map((one) => ({ label: nameOfUtm(one), visits: one.visits }));
  if (named.every(({ label }) => label === '')) return [];
  return [...Map.groupBy(named, ({ label }) => label)]
    .map(([label, rows]) => ({
      key: label,
      label: label || textsOf(chartsTexts).sources.withoutUtm(),
      visits: rows.reduce((sum, { visits }) => sum + visits, 0),
    }))
    .toSorted((a, b) => b.visits - a.visits);
}

const nameOfUtm = ({ utmSource, utmContent, utmCampaign }: ReferrerFieldsFragment): string =>
  [
    utmSource ? `utm_source=${utmSource}` : '',
    utmCampaign ? `utm_campaign=${utmCampaign}` : '',
    utmContent ? `utm_content=${utmContent}` : '',
  ]
    .filter(Boolean)
    .join(' ');
