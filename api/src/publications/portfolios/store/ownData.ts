import { collectRows, type Reader } from '../../../database/index.ts';

const PORTFOLIO = `SELECT jsonb_build_object('bannerImageId', p.banner_image_id,
      'externalWorks', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'title', x.title, 'description', x.description, 'urls', x.urls,
          'thumbnailImageId', x.thumbnail_image_id) ORDER BY x.created_at, x.id), '[]') FROM portfolio_external_works x WHERE x.user_id = p.user_id),
      'komawariWorks', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'workId', k.work_id) ORDER BY k.created_at, k.id), '[]')
        FROM portfolio_komawari_works k WHERE k.user_id = p.user_id),
      'categories', (SELECT coalesce(jsonb_agg(jsonb_build_object('title', g.title, 'workIds',
          (SELECT coalesce(jsonb_agg(coalesce(c.external_work_id, c.komawari_work_id) ORDER BY c.position), '[]')
           FROM portfolio_category_works c WHERE c.category_id = g.id)) ORDER BY g.position), '[]') FROM portfolio_categories g WHERE g.user_id = p.user_id)) AS row FROM portfolios p WHERE p.user_id = $1`;

/** A creator's portfolio; null where there is none. */
export const collectPortfolio = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  portfolio: (await collectRows(reader, 'portfolio', PORTFOLIO, accountId))[0] ?? null,
});
