import type { Reader } from '../../../database/index.ts';
import type { DataDocument } from '../data/format.ts';

/** An instant as JSON writes it. */
const at = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const EPISODES = `SELECT coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title, 'afterword', e.afterword,
    'startPosition', e.start_position, 'publishAt', ${at('e.publish_at')}, 'createdAt', ${at('e.created_at')}, 'deletedAt', ${at('e.deleted_at')},
    'status', CASE WHEN e.status = 'SCHEDULED' AND e.publish_at <= now() THEN 'PUBLIC' ELSE e.status END,
    'pages', (SELECT coalesce(jsonb_agg(jsonb_build_object('imageId', p.image_id, 'altText', p.alt_text, 'transcript', p.transcript,
        'noSplit', p.no_split) ORDER BY p.position), '[]') FROM pages p WHERE p.episode_id = e.id),
    'versions', (SELECT coalesce(jsonb_agg(jsonb_build_object('savedAt', ${at('v.saved_at')}, 'title', v.title, 'afterword', v.afterword,
        'startPosition', v.start_position, 'pages', v.pages) ORDER BY v.id), '[]') FROM episode_versions v WHERE v.episode_id = e.id)
    ) ORDER BY e.position), '[]')
  FROM episodes e WHERE e.work_id = w.id`;

/** Each part of the document: one statement that gives its rows as JSON. */
const PARTS = {
  works: `SELECT jsonb_build_object('id', w.id, 'title', w.title, 'description', w.description, 'coverImageId', w.cover_image_id,
      'isCompleted', w.is_completed, 'isOneShot', w.is_one_shot, 'commentIsOpen', w.comment_is_open, 'commentMode', w.comment_mode,
      'showsYawarakaText', w.shows_yawaraka_text, 'enableSurvey', w.enable_survey, 'scrollDirection', w.scroll_direction,
      'createdAt', ${at('w.created_at')}, 'deletedAt', ${at('w.deleted_at')},
      'tagTitles', (SELECT coalesce(jsonb_agg(t.title ORDER BY wt.position), '[]') FROM work_tags wt JOIN tags t ON t.id = wt.tag_id WHERE wt.work_id = w.id),
      'episodes', (${EPISODES})) AS row
    FROM works w WHERE w.user_id = $1 ORDER BY w.created_at, w.id`,
  illustrations: `SELECT jsonb_build_object('id', l.id, 'workId', l.work_id, 'title', l.title, 'description', l.description, 'isOpen', l.is_open,
      'firstOpenedAt', ${at('l.first_opened_at')}, 'createdAt', ${at('l.created_at')}, 'deletedAt', ${at('l.deleted_at')},
      'images', (SELECT coalesce(jsonb_agg(jsonb_build_object('imageId', m.image_id, 'altText', m.alt_text) ORDER BY m.position), '[]')
        FROM illustration_images m WHERE m.illustration_id = l.id)) AS row
    FROM illustrations l WHERE l.user_id = $1 ORDER BY l.created_at, l.id`,
  images: `SELECT jsonb_build_object('id', i.id, 'type', i.type, 'file', 'originals/' || i.id || '.' || i.format, 'fileName', i.file_name,
      'altText', i.alt_text, 'focusX', round(i.focus_x::numeric, 4), 'focusY', round(i.focus_y::numeric, 4),
      'sha256', encode(i.sha256, 'hex'), 'byteSize', i.byte_size) AS row
    FROM images i WHERE i.owner_id = $1 AND i.type <> 'FAVICON' ORDER BY i.created_at, i.id`,
  bookmarks: `SELECT jsonb_build_object('workId', b.work_id, 'title', w.title, 'createdAt', ${at('b.created_at')}) AS row
    FROM bookmarks b JOIN works w ON w.id = b.work_id WHERE b.account_id = $1 ORDER BY b.created_at, b.work_id`,
  watches: `SELECT jsonb_build_object('userId', x.user_id, 'screenName', u.screen_name, 'mailChoice', x.mail_choice, 'createdAt', ${at('x.created_at')}) AS row
    FROM watches x JOIN users u ON u.id = x.user_id WHERE x.account_id = $1 ORDER BY x.created_at, x.user_id`,
  readingHistories: `SELECT jsonb_build_object('episodeId', h.episode_id, 'workId', h.work_id, 'title', w.title, 'pageNumber', h.page_number,
      'leavePosition', round(h.leave_position::numeric, 4), 'isCompleted', h.is_completed, 'readAt', ${at('h.read_at')}) AS row
    FROM reading_histories h JOIN works w ON w.id = h.work_id WHERE h.account_id = $1 ORDER BY h.read_at, h.id`,
  comments: `SELECT jsonb_build_object('episodeId', c.episode_id, 'body', c.body, 'createdAt', ${at('c.created_at')}) AS row
    FROM comments c WHERE c.account_id = $1 AND c.deleted_at IS NULL ORDER BY c.created_at, c.id`,
  yawarakaComments: `SELECT jsonb_build_object('episodeId', c.episode_id, 'body', c.body, 'createdAt', ${at('c.created_at')}) AS row
    FROM yawaraka_comments c WHERE c.account_id = $1 ORDER BY c.created_at, c.id`,
  likes: `SELECT jsonb_build_object('episodeId', l.episode_id, 'count', l.count, 'createdAt', ${at('l.created_at')}) AS row
    FROM likes l WHERE l.account_id = $1 ORDER BY l.created_at, l.episode_id`,
  surveyAnswers: `SELECT jsonb_build_object('episodeId', s.episode_id, 'answer', s.answer, 'answeredAt', ${at('s.answered_at')}) AS row
    FROM survey_answers s WHERE s.account_id = $1 ORDER BY s.answered_at, s.id`,
  purchases: `SELECT to_jsonb(p) - 'account_id' AS row FROM purchases p WHERE p.account_id = $1`,
  blocks: `SELECT jsonb_build_object('accountId', b.blocked_account_id, 'screenName', u.screen_name, 'createdAt', ${at('b.created_at')}) AS row
    FROM blocks b LEFT JOIN users u ON u.id = b.blocked_account_id WHERE b.account_id = $1 ORDER BY b.created_at`,
  mutes: `SELECT jsonb_build_object('accountId', m.muted_account_id, 'screenName', u.screen_name, 'createdAt', ${at('m.created_at')}) AS row
    FROM mutes m LEFT JOIN users u ON u.id = m.muted_account_id WHERE m.account_id = $1 ORDER BY m.created_at`,
  mutedWords: `SELECT jsonb_build_object('word', m.word, 'createdAt', ${at('m.created_at')}) AS row
    FROM muted_words m WHERE m.account_id = $1 ORDER BY m.id`,
  commentFilterWords: `SELECT jsonb_build_object('word', k.word, 'createdAt', ${at('k.created_at')}) AS row
    FROM comment_filter_words k WHERE k.user_id = $1 ORDER BY k.id`,
  webhooks: `SELECT jsonb_build_object('url', h.url, 'events', h.events, 'createdAt', ${at('h.created_at')}) AS row
    FROM webhooks h WHERE h.user_id = $1 ORDER BY h.created_at, h.id`,
  connectedClients: `SELECT jsonb_build_object('clientId', c.client_id, 'connectedAt', ${at('c.connected_at')}) AS row
    FROM connected_oidc_clients c WHERE c.account_id = $1 ORDER BY c.connected_at`,
  reviewLinks: `SELECT jsonb_build_object('episodeId', l.episode_id, 'name', l.name, 'createdAt', ${at('l.created_at')}, 'expiresAt', ${at('l.expires_at')},
      'revokedAt', ${at('l.revoked_at')}, 'openedCount', l.opened_count,
      'notes', (SELECT coalesce(jsonb_agg(jsonb_build_object('pageId', n.page_id, 'x', round(n.x::numeric, 4), 'y', round(n.y::numeric, 4),
          'writerName', n.writer_name, 'body', n.body, 'answer', n.answer, 'doneAt', ${at('n.done_at')}, 'createdAt', ${at('n.created_at')})
          ORDER BY n.created_at, n.id), '[]') FROM review_notes n WHERE n.link_id = l.id)) AS row
    FROM review_links l JOIN episodes e ON e.id = l.episode_id JOIN works w ON w.id = e.work_id
    WHERE w.user_id = $1 ORDER BY l.created_at, l.id`,
} as const;

const PERSON = `
  SELECT jsonb_build_object('id', a.id, 'createdAt', ${at('a.created_at')},
      'email', (SELECT email::text FROM auth_providers p WHERE p.account_id = a.id AND p.provider = 'EMAIL')) AS account,
    jsonb_build_object('screenName', u.screen_name, 'displayName', u.display_name, 'selfIntroduction', u.self_introduction,
      'twitterScreenName', u.twitter_screen_name, 'iconImageId', u.icon_image_id, 'biography', coalesce(r.biography, ''),
      'birthday', r.birthday::text, 'gender', r.gender, 'hasDeclinedContact', coalesce(r.has_declined_contact, false)) AS profile,
    jsonb_build_object('title', s.title, 'description', s.description, 'comment', s.comment, 'color', s.color, 'isClosed', s.is_closed,
      'heroImageId', s.hero_image_id, 'links', s.links, 'workDefaultSortOrder', s.work_default_sort_order, 'workLayout', s.work_layout) AS site,
    (SELECT jsonb_build_object('bannerImageId', p.banner_image_id,
      'externalWorks', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'title', x.title, 'description', x.description, 'urls', x.urls,
          'thumbnailImageId', x.thumbnail_image_id) ORDER BY x.created_at, x.id), '[]') FROM portfolio_external_works x WHERE x.user_id = p.user_id),
      'komawariWorks', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'workId', k.work_id) ORDER BY k.created_at, k.id), '[]')
        FROM portfolio_komawari_works k WHERE k.user_id = p.user_id),
      'categories', (SELECT coalesce(jsonb_agg(jsonb_build_object('title', g.title, 'workIds',
          (SELECT coalesce(jsonb_agg(coalesce(c.external_work_id, c.komawari_work_id) ORDER BY c.position), '[]')
           FROM portfolio_category_works c WHERE c.category_id = g.id)) ORDER BY g.position), '[]') FROM portfolio_categories g WHERE g.user_id = p.user_id))
     FROM portfolios p WHERE p.user_id = u.id) AS portfolio,
    (SELECT to_jsonb(n) - 'account_id' - 'last_read_at' FROM notification_settings n WHERE n.account_id = a.id) AS "notificationSettings"
  FROM accounts a JOIN users u ON u.id = a.id JOIN sites s ON s.user_id = u.id LEFT JOIN private_profiles r ON r.user_id = u.id
  WHERE a.id = $1`;

/** Everything of one person as the archive's document, read from one snapshot. */
export async function collectData(reader: Reader, accountId: string): Promise<DataDocument> {
  const [person] = await reader.query<
    Pick<DataDocument, 'account' | 'profile' | 'site' | 'portfolio' | 'notificationSettings'>
  >('collectPerson', PERSON, [accountId]);
  if (!person) throw new Error('an account without a profile has no data to take along');
  const parts: Record<string, unknown[]> = {};
  for (const [name, sql] of Object.entries(PARTS))
    parts[name] = (await reader.query<{ row: unknown }>(`collect_${name}`, sql, [accountId])).map(({ row }) => row);
  return {
    format: 'komawari-data',
    version: 1,
    exportedAt: new Date().toISOString(),
    ...person,
    ...(parts as Pick<DataDocument, keyof typeof PARTS>),
  };
}
