import { comparatorsDir } from '../comparators.ts';

/** What Lighthouse says of a page on a telephone: categories from 0 to 100, times in milliseconds. */
export type Verdict = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** Audits that took points, each with what is wrong. */
  complaints: string[];
};

type Audit = { id: string; title: string; score: number | null; numericValue?: number; details?: { items?: object[] } };
type Result = {
  lhr: {
    categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Result>;

const percent = (share: number | undefined) => Math.round((share ?? 0) * 100);

function complain({ id, title, details }: Audit): string {
  const items = JSON.stringify(details?.items ?? []).slice(0, 300);
  return `${id}: ${title} ${items}`;
}

/** Runs Lighthouse once, mobile preset. */
export async function runLighthouse(port: number, url: string): Promise<Verdict> {
  const { default: lighthouse } = (await import(`${comparatorsDir}/node_modules/lighthouse/core/index.js`)) as {
    default: Lighthouse;
  };
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const { lhr } = await lighthouse(url, { port, onlyCategories, logLevel: 'silent' });
  const { categories, audits } = lhr;
  const judged = ['accessibility', 'best-practices', 'seo'].flatMap((name) => categories[name]?.auditRefs ?? []);
  const failed = judged.filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id]!.score < 1);
  return {
    performance: percent(categories['performance']?.score),
    accessibility: percent(categories['accessibility']?.score),
    bestPractices: percent(categories['best-practices']?.score),
    seo: percent(categories['seo']?.score),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    complaints: failed.map(({ id }) => complain(audits[id]!)),
  };
}
