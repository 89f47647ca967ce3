import type { ReferrerFieldsFragment } from '../../gql/graphql.ts';

/** A place readers came from, with the parts that its links told apart. */
export interface SourceRow {
  key: string;
  label: string;
  note: string;
  visits: number;
  parts: { key: string; label: string; visits: number }[];
}

const names = { DIRECT: 'Direct', SITE: 'Inside Komawari', OTHER: '' } as const;

/** A site with fewer visits is told with the others: a single visit could be traced to a person. */
const FEWEST_VISITS = 5;

/** Rows of places, the most visits first, direct always, small sites as one row; utm parts under their place. */
export function groupSources(referrers: readonly ReferrerFieldsFragment[]): SourceRow[] {
  const rows = [...Map.groupBy(referrers, ({ kind, host }) => (kind === 'OTHER' ? host : kind))].map(([key, all]) => {
    const kind = all[0]?.kind ?? 'DIRECT';
    const notes = {
      DIRECT: 'no address was sent: apps, bookmarks, mail programs',
      SITE: 'rankings, lists, notices and other works',
      OTHER: '',
    };
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
  const note = `${small.length} ${small.length === 1 ? 'site' : 'sites'}, each under ${FEWEST_VISITS} visits`;
  return [...shown, { key: 'others', label: 'Others', note, visits, parts: [] }];
}

function partsOf(all: readonly ReferrerFieldsFragment[]): SourceRow['parts'] {
  const named = all.map((one) => ({ label: nameOfUtm(one), visits: one.visits }));
  if (named.every(({ label }) => label === '')) return [];
  return [...Map.groupBy(named, ({ label }) => label)]
    .map(([label, rows]) => ({
      key: label,
      label: label || 'without utm',
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
