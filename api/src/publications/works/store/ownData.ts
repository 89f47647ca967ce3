import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const EPISODES = `SELECT coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title, 'afterword', e.afterword,
    'startPosition', e.start_position, 'publishAt', ${instantAsJson('e.publish_at')}, 'createdAt', ${instantAsJson('e.created_at')}, 'deletedAt', ${instantAsJson('e.deleted_at')},
    'salesInfo', CASE WHEN e.price IS NOT NULL THEN jsonb_build_object('price', e.price, 'pagesChargedFrom', e.pages_charged_from, 'salesAppeal', e.sales_appeal) END,
    'archivedAt', ${instantAsJson('e.archived_at')},
    'status', CASE WHEN e.status = 'SCHEDULED' AND e.publish_at <= now() THEN 'PUBLIC' ELSE e.status END,
    'pages', (SELECT coalesce(jsonb_agg(jsonb_build_object('imageId', p.image_id, 'altText', p.alt_text, 'transcript', p.transcript,
        'noSplit', p.no_split) ORDER BY p.position), '[]') FROM pages p WHERE p.episode_id = e.id),
    'versions', (SELECT coalesce(jsonb_agg(jsonb_build_object('savedAt', ${instantAsJson('v.saved_at')}, 'title', v.title, 'afterword', v.afterword,
        'startPosition', v.start_position, 'pages', v.pages) ORDER BY v.id), '[]') FROM episode_versions v WHERE v.episode_id = e.id)
    ) ORDER BY e.position), '[]')
  FROM episodes e WHERE e.work_id = w.id`;

const WORKS = `SELECT jsonb_build_object('id', w.id, 'title', w.title, 'description', w.description, 'coverImageId', w.cover_image_id,
      'isCompleted', w.is_completed, 'isOneShot', w.is_one_shot, 'commentIsOpen', w.comment_is_open, 'commentMode', w.comment_mode,
      'showsYawarakaText', w.shows_yawaraka_text, 'enableSurvey', w.enable_survey, 'scrollDirection', w.scroll_direction,
      'rating', w.rating, 'language', w.language, 'genre', w.genre, 'credits', w.credits,
      'onHiatus', w.hiatus_since IS NOT NULL, 'returnsOn', w.returns_on,
      'createdAt', ${instantAsJson('w.created_at')}, 'deletedAt', ${instantAsJson('w.deleted_at')},
      'tagTitles', (SELECT coalesce(jsonb_agg(t.title ORDER BY wt.position), '[]') FROM work_tags wt JOIN tags t ON t.id = wt.tag_id WHERE wt.work_id = w.id),
      'episodes', (${EPISODES})) AS row
    FROM works w WHERE w.user_id = $1 ORDER BY w.created_at, w.id`;

/** One's own works with their episodes, pages, texts and versions, those in the trash too. */
export const collectOwnWorks = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  works: await collectRows(reader, 'works', WORKS, accountId),
});
