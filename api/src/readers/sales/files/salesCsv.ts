import { writeCsv } from '@komawari/storage/documents';
import type { WorkSales } from '../sumUpSales.ts';
import { nameOf } from '../months.ts';

const HEAD = ['月', '作品', '話', '価格', '販売数', '売上', 'プラットフォーム手数料', '決済手数料', '受取額'];

/** What works sold in a month, a row for each episode and price. Amounts are numbers of yen. */
export const salesCsv = (works: readonly WorkSales[]): string =>
  writeCsv([
    HEAD,
    ...works.flatMap((work) =>
      work.episodes.map((episode) => [
        nameOf(work.month),
        work.workTitle,
        episode.episodeTitle,
        episode.price,
        episode.quantity,
        episode.amount,
        episode.platformFee,
        episode.paymentFee,
        episode.share,
      ]),
    ),
  ]);
