import { LABEL_PARTS } from '../rollups/index.ts';

/** Where readers came from. */
export interface Source {
  /** DIRECT: no page was told. SITE: a page of ours. OTHER: another host. */
  kind: 'DIRECT' | 'SITE' | 'OTHER';
  /** Of OTHER; empty of the rest. */
  host: string;
  utmSource: string | null;
  utmContent: string | null;
  utmCampaign: string | null;
  visits: number;
}

/** Arrivals by where from, as they were counted, the most first. */
export function toSources(sums: readonly { label: string; amount: number }[]): Source[] {
  const visits = new Map<string, number>();
  for (const { label, amount } of sums) visits.set(label, (visits.get(label) ?? 0) + amount);
  const all = [...visits].map(([label, count]) => toSource(label, count));
  // Without arrivals from nowhere the row still stands there: nobody has to wonder where it is.
  if (!all.some(({ kind, ...rest }) => kind === 'DIRECT' && isPlain(rest))) all.push(toSource('', 0));
  return all.toSorted((a, b) => b.visits - a.visits || (a.host < b.host ? -1 : 1));
}

const isPlain = ({ utmSource, utmContent, utmCampaign }: Omit<Source, 'kind'>) =>
  utmSource === null && utmContent === null && utmCampaign === null;

function toSource(label: string, visits: number): Source {
  const [host = '', utmSource = '', utmContent = '', utmCampaign = ''] = label.split(String.fromCodePoint(LABEL_PARTS));
  const kind = host === '' ? 'DIRECT' : host === '(site)' ? 'SITE' : 'OTHER';
  return {
    kind,
    host: kind === 'OTHER' ? host : '',
    utmSource: utmSource || null,
    utmContent: utmContent || null,
    utmCampaign: utmCampaign || null,
    visits,
  };
}
