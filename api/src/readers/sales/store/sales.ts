import type { Reader } from '../../../database/index.ts';

/** What of one creator's sales is asked for. */
export interface SalesAsked {
  sellerId: string;
  from: Date;
  until: Date;
  /** One work alone, by its key. */
  workKey?: string | undefined;
}

/**
 * Sums in yen of sales that neither went back nor are disputed; `amount = platformFee + paymentFee + share`, because it is so of
 * each sale.
 */
export interface SalesSums {
  quantity: number;
  amount: number;
  platformFee: number;
  paymentFee: number;
  share: number;
  /** What of the share is younger than 48 hours. */
  clearing: number;
  refunded: number;
  disputed: number;
  /** The share of what is disputed. */
  disputedShare: number;
  isTest: boolean;
}

/** What was sold of one episode at one price. */
export interface SoldRow extends SalesSums {
  /** The id of the work; of one that was purged a text made of its title. */
  workKey: string;
  workId: string | null;
  workTitle: string;
  /** As the work's. */
  episodeKey: string;
  episodeId: string | null;
  episodeTitle: string;
  price: number;
}

const WORK_KEY = `coalesce(work_id, 'gone' || substr(md5(work_title), 1, 12))`;
const EPISODE_KEY = `coalesce(episode_id, 'gone' || substr(md5(episode_title), 1, 12))`;
/** A sale that counts. */
const COUNTS = `status = 'COMPLETED' AND disputed_at IS NULL`;
const IS_DISPUTED = `status = 'COMPLETED' AND disputed_at IS NOT NULL`;

/** Which sales are asked about, by the first values. Sums over all works name no column that the index of sales does not have. */
const windowOf = ({ workKey }: SalesAsked): string =>
  `seller_id = $1 AND purchased_at >= $2 AND purchased_at < $3${workKey === undefined ? '' : ` AND ${WORK_KEY} = $4`}`;
const valuesOf = ({ sellerId, from, until, workKey }: SalesAsked): unknown[] => [
  sellerId,
  from,
  until,
  ...(workKey === undefined ? [] : [workKey]),
];
const sumOf = (column: string, condition: string = COUNTS): string =>
  `coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)::float8`;

/** One of the texts of a group, always the same one. By their bytes: in the order of a language it takes longer than all sums together. */
const anyOf = (column: string): string => `max(${column} COLLATE "C")`;

/** The sums of the sales in a group. */
const SUMS = `count(*) FILTER (WHERE ${COUNTS})::int AS quantity, ${sumOf('price')} AS amount,
       ${sumOf('platform_fee')} AS "platformFee", ${sumOf('payment_fee')} AS "paymentFee", ${sumOf('creator_share')} AS share,
       ${sumOf('creator_share', `${COUNTS} AND released_at IS NULL`)} AS clearing,
       count(*) FILTER (WHERE status = 'REFUNDED')::int AS refunded, count(*) FILTER (WHERE ${IS_DISPUTED})::int AS disputed,
       ${sumOf('creator_share', IS_DISPUTED)} AS "disputedShare", bool_or(is_test) AS "isTest"`;

/** What was sold, by work, episode and price: the most of it first. */
export const listSold = (reader: Reader, asked: SalesAsked): Promise<SoldRow[]> =>
  reader.query<SoldRow>(
    'listSold',
    `SELECT ${WORK_KEY} AS "workKey", ${anyOf('work_id')} AS "workId", ${anyOf('work_title')} AS "workTitle",
       ${EPISODE_KEY} AS "episodeKey", ${anyOf('episode_id')} AS "episodeId", ${anyOf('episode_title')} AS "episodeTitle", price,
       ${SUMS}
     FROM purchases WHERE ${windowOf(asked)}
     GROUP BY 1, 4, price ORDER BY amount DESC, 4, price DESC`,
    valuesOf(asked),
  );

/**
 * What was sold in spans that follow each other, told apart by their beginnings, without a calendar for each sale. Of one in which
 * nothing was sold, there is nothing.
 */
async function listBySpan<T>(
  reader: Reader,
  [name, columns]: [string, string],
  asked: SalesAsked,
  beginnings: readonly Date[],
): Promise<(T | undefined)[]> {
  const values = [...valuesOf(asked), beginnings];
  const rows = await reader.query<T & { span: number }>(
    name,
    `SELECT width_bucket(purchased_at, $${values.length}::timestamptz[]) AS span, ${columns}
     FROM purchases WHERE ${windowOf(asked)} GROUP BY 1`,
    values,
  );
  const found = new Map<number, T>(rows.map((row) => [row.span, row]));
  return beginnings.map((_, index) => found.get(index + 1));
}

/** The sums of each of these spans. */
export const sumSpans = (
  reader: Reader,
  asked: SalesAsked,
  beginnings: readonly Date[],
): Promise<(SalesSums | undefined)[]> => listBySpan<SalesSums>(reader, ['sumSpans', SUMS], asked, beginnings);

/** What was sold in a day or a month of Tokyo. */
export interface SoldSpan {
  quantity: number;
  amount: number;
  share: number;
}

/** What was sold in each of these spans. */
export const listSoldSpans = (
  reader: Reader,
  asked: SalesAsked,
  beginnings: readonly Date[],
): Promise<(SoldSpan | undefined)[]> =>
  listBySpan<SoldSpan>(
    reader,
    [
      'listSoldSpans',
      `count(*) FILTER (WHERE ${COUNTS})::int AS quantity, ${sumOf('price')} AS amount, ${sumOf('creator_share')} AS share`,
    ],
    asked,
    beginnings,
  );

/** One sale, without its buyer. */
export interface SaleRecord {
  id: string;
  episodeId: string | null;
  episodeTitle: string;
  workTitle: string;
  price: number;
  share: number;
  soldAt: Date;
  isRefunded: boolean;
  isDisputed: boolean;
}

/** The latest sales, also those whose money went back. */
export const listLatestSales = (reader: Reader, sellerId: string, first: number): Promise<SaleRecord[]> =>
  reader.query<SaleRecord>(
    'listLatestSales',
    `SELECT id, episode_id AS "episodeId", episode_title AS "episodeTitle", work_title AS "workTitle", price,
       creator_share AS share, purchased_at AS "soldAt", status = 'REFUNDED' AS "isRefunded", ${IS_DISPUTED} AS "isDisputed"
     FROM purchases WHERE seller_id = $1 AND purchased_at IS NOT NULL
     ORDER BY purchased_at DESC, id DESC LIMIT $2`,
    [sellerId, first],
  );

/** What everybody sold in a span of time, for the books. */
export interface SalesTotals {
  quantity: number;
  amount: number;
  platformFee: number;
  paymentFee: number;
  share: number;
  refunded: number;
  disputed: number;
}

/** What everybody sold in a span of time: sales that count, and how many do not. */
export async function sumSales(reader: Reader, from: Date, until: Date): Promise<SalesTotals> {
  const [row] = await reader.query<SalesTotals>(
    'sumSales',
    `SELECT count(*) FILTER (WHERE ${COUNTS})::int AS quantity, ${sumOf('price')} AS amount,
       ${sumOf('platform_fee')} AS "platformFee", ${sumOf('payment_fee')} AS "paymentFee", ${sumOf('creator_share')} AS share,
       count(*) FILTER (WHERE status = 'REFUNDED')::int AS refunded, count(*) FILTER (WHERE ${IS_DISPUTED})::int AS disputed
     FROM purchases WHERE purchased_at >= $1 AND purchased_at < $2`,
    [from, until],
  );
  if (!row) throw new Error('A sum has one row.');
  return row;
}
