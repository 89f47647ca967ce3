import { collectRows, type Reader } from '../../../database/index.ts';

const PROFILE = `SELECT jsonb_build_object('screenName', u.screen_name, 'displayName', u.display_name, 'selfIntroduction', u.self_introduction,
      'twitterScreenName', u.twitter_screen_name, 'iconImageId', u.icon_image_id, 'biography', coalesce(r.biography, ''),
      'birthday', r.birthday::text, 'gender', r.gender, 'hasDeclinedContact', coalesce(r.has_declined_contact, false), 'showsMature', r.shows_mature, 'language', r.language) AS row
  FROM users u LEFT JOIN private_profiles r ON r.user_id = u.id WHERE u.id = $1`;

const SITE = `SELECT jsonb_build_object('title', s.title, 'description', s.description, 'comment', s.comment, 'color', s.color, 'isClosed', s.is_closed,
      'heroImageId', s.hero_image_id, 'links', s.links, 'workDefaultSortOrder', s.work_default_sort_order, 'workLayout', s.work_layout) AS row FROM sites s WHERE s.user_id = $1`;

/** The profile with what only its person sees of it, and the site. */
export const collectPerson = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  profile: (await collectRows(reader, 'profile', PROFILE, accountId))[0] ?? null,
  site: (await collectRows(reader, 'site', SITE, accountId))[0] ?? null,
});
