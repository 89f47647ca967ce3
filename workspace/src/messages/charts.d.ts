// Written from messages/en/charts.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Charts {
  chart: {
    /** How {of} is counted */
    counted(values: { of: string }): string;
    /** {name} as */
    views(values: { name: string }): string;
    /** Chart */
    chart(): string;
    /** Table */
    table(): string;
    /** {name}, CSV */
    csv(values: { name: string }): string;
    /** {name}, JSON */
    json(values: { name: string }): string;
  };
  sources: {
    /** Where readers come from */
    title(): string;
    /** The page that led to a visit, cut to the name of its site. utm_source, utm_campaign and utm_content are kept as they came. Direct: no page was told. Countries are never looked at. */
    definition(): string;
    /** No visits were counted in this range. */
    none(): string;
    /** Visits by where from */
    caption(): string;
    /** Source */
    source(): string;
    /** Visits */
    visits(): string;
    /** Share */
    share(): string;
    /** Total */
    total(): string;
    /** Direct */
    direct(): string;
    /** no address was sent: apps, bookmarks, mail programs */
    directNote(): string;
    /** Inside Komawari */
    site(): string;
    /** rankings, lists, notices and other works */
    siteNote(): string;
    /** Others */
    others(): string;
    /** {count, plural, one {# site} other {# sites}}, each under {few, number} visits */
    othersNote(values: { count: number; few: number }): string;
    /** without utm */
    withoutUtm(): string;
  };
}

declare const charts: Catalogue<Charts>;
export default charts;
