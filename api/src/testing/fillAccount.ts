import type { TestApp, TestPerson } from './createTestApp.ts';
import { createFixture } from './fixtures.ts';
import { scoutWork } from './scoutFixtures.ts';

/** A word that stands nowhere else: it is in every text this person wrote. */
export const OWN_WORD = 'かえでのことば';

/** What a person has, by the ids they got. */
export interface FilledAccount {
  workId: string;
  draftWorkId: string;
  publicEpisodeId: string;
  illustrationId: string;
}

const mutation = (name: string, type: string, fields: string): string =>
  `mutation Fill($input: ${type}!) { ${name}(input: $input) { ${fields} problems { path message } } }`;

/** Gives a person something of everything they can have: a profile, a site, works, illustrations, a portfolio, and what they did at others. */
export async function fillAccount(test: TestApp, person: TestPerson, other: TestPerson): Promise<FilledAccount> {
  await fillProfile(test, person);
  const works = await fillWorks(test, person);
  const illustrationId = await fillIllustrations(test, person, works.workId);
  await fillPortfolio(test, person, works.workId);
  await actElsewhere(test, person, other);
  await scoutWork(test.services, works.workId, `${OWN_WORD} 連絡`);
  return { ...works, illustrationId };
}

async function fillProfile(test: TestApp, person: TestPerson): Promise<void> {
  const iconImageId = await test.addImage(person, 'ICON', { width: 200, height: 200 });
  const heroImageId = await test.addImage(person, 'HERO', { width: 600, height: 300 });
  const profile = {
    displayName: OWN_WORD,
    selfIntroduction: `${OWN_WORD} 紹介`,
    twitterScreenName: 'kaede_x',
    iconImageId,
    biography: `${OWN_WORD} 経歴`,
    birthday: '1998-04-23',
    gender: 'OTHER',
    hasDeclinedContact: true,
  };
  await createFixture(test, mutation('updateProfile', 'UpdateProfileInput', 'user { id }'), { input: profile }, person);
  const site = {
    title: `${OWN_WORD} 配達所`,
    description: `${OWN_WORD} 説明`,
    comment: `${OWN_WORD} ひとこと`,
    color: '#123456',
    heroImageId,
    links: [{ title: OWN_WORD, url: 'https://example.com/kaede' }],
    workDefaultSortOrder: 'OLDEST_FIRST',
    workLayout: 'LIST',
  };
  await createFixture(test, mutation('updateSite', 'UpdateSiteInput', 'site { id }'), { input: site }, person);
}

const CREATE_WORK = `mutation Fill($workInput: WorkInput!, $episodeInput: EpisodeInput) {
  createWork(workInput: $workInput, episodeInput: $episodeInput) { work { id } episode { id } problems { path message } } }`;

async function fillWorks(test: TestApp, person: TestPerson) {
  const page = async (number: number) => ({
    imageId: await test.addImage(person),
    altText: `${OWN_WORD} 絵${number}`,
    transcript: `${OWN_WORD} 台詞${number}`,
    noSplit: number === 2,
  });
  const workInput = {
    title: `${OWN_WORD} 日報`,
    description: `${OWN_WORD} あらすじ`,
    tagTitles: ['配達', '空'],
    isCompleted: true,
    commentMode: 'YAWARAKA',
    scrollDirection: 'LEFT_TO_RIGHT',
    enableSurvey: false,
    coverImageId: await test.addImage(person, 'COVER', { width: 500, height: 700 }),
    coverFocusX: 0.25,
    coverFocusY: 0.75,
  };
  const first = { title: OWN_WORD, afterword: `${OWN_WORD} あとがき`, startPosition: 'LATTER', status: 'PUBLIC' };
  const made = (
    await createFixture(
      test,
      CREATE_WORK,
      { workInput, episodeInput: { ...first, pages: [await page(1), await page(2), await page(3)] } },
      person,
    )
  ).createWork;
  const add = async (episode: object) =>
    createFixture(
      test,
      mutation('addEpisode', 'AddEpisodeInput', 'episode { id }'),
      { input: { workId: made.work.id, episode: { pages: [await page(4)], ...episode } } },
      person,
    );
  await add({ status: 'FAN_ONLY' });
  await add({ status: 'SCHEDULED', publishAt: new Date(Date.now() + 30 * 86_400_000).toISOString() });
  await add({ status: 'DRAFT' });
  await fillReview(test, person, made.episode.id);
  const draft = (await createFixture(test, CREATE_WORK, { workInput: { title: `${OWN_WORD} 下書き` } }, person))
    .createWork;
  return {
    workId: made.work.id as string,
    publicEpisodeId: made.episode.id as string,
    draftWorkId: draft.work.id as string,
  };
}

/** A review link, with a note of a visitor on it. */
async function fillReview(test: TestApp, person: TestPerson, episodeId: string): Promise<void> {
  const link = { episodeId, name: `${OWN_WORD} 編集`, period: 'ONE_DAY' };
  const made = await createFixture(
    test,
    mutation('createReviewLink', 'CreateReviewLinkInput', 'address'),
    { input: link },
    person,
  );
  const token = made.createReviewLink.address.split('/').at(-1);
  const opened = await createFixture(
    test,
    mutation('openReview', 'OpenReviewInput', 'key'),
    { input: { token } },
    person,
  );
  const { key } = opened.openReview;
  const pages = 'query P($id: ID!) { episode(id: $id) { pages { nodes { id } } } }';
  const pageId = (await test.run(pages, { id: episodeId }, person)).data.episode.pages.nodes[0].id;
  const note = { token, key, pageId, x: 0.5, y: 0.5, writerName: OWN_WORD, body: OWN_WORD };
  await createFixture(test, mutation('addReviewNote', 'AddReviewNoteInput', 'note { id }'), { input: note }, person);
}

async function fillIllustrations(test: TestApp, person: TestPerson, workId: string): Promise<string> {
  const picture = async () => ({ imageId: await test.addImage(person, 'ILLUSTRATION'), altText: `${OWN_WORD} 雪` });
  const draw = (illustration: object) =>
    createFixture(
      test,
      mutation('createIllustration', 'CreateIllustrationInput', 'illustration { id }'),
      { input: { illustration } },
      person,
    );
  const open = { title: `${OWN_WORD} 雪`, description: OWN_WORD, isOpen: true, workId };
  const made = await draw({ ...open, images: [await picture(), await picture()] });
  await draw({ title: `${OWN_WORD} 閉`, isOpen: false, images: [await picture()] });
  return made.createIllustration.illustration.id as string;
}

async function fillPortfolio(test: TestApp, person: TestPerson, workId: string): Promise<void> {
  const call = async (name: string, input: object) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const data = await createFixture(test, mutation(name, type, 'changedId portfolio { id }'), { input }, person);
    return data[name].changedId as string;
  };
  const external = await call('addPortfolioWorkExternal', {
    title: `${OWN_WORD} 壁画`,
    description: OWN_WORD,
    urls: [{ title: OWN_WORD, url: 'https://example.com/wall' }],
    thumbnailImageId: await test.addImage(person, 'THUMBNAIL', { width: 320, height: 320 }),
  });
  await call('addPortfolioWorkKomawaris', { workIds: [workId] });
  await call('updatePortfolioBannerImage', {
    bannerImageId: await test.addImage(person, 'BANNER', { width: 900, height: 300 }),
  });
  await call('addPortfolioCategory', { title: OWN_WORD.slice(0, 30), workIds: [external] });
}

/** Likes, comments, bookmarks, watches and reads something of somebody else. */
async function actElsewhere(test: TestApp, person: TestPerson, other: TestPerson): Promise<void> {
  const made = (
    await createFixture(
      test,
      CREATE_WORK,
      {
        workInput: { title: 'よその話' },
        episodeInput: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(other) }] },
      },
      other,
    )
  ).createWork;
  const [workId, episodeId] = [made.work.id as string, made.episode.id as string];
  const { services } = test;
  await services.database.transact(async (tx) => {
    const act = (name: string, sql: string, values: unknown[]) => tx.query(name, sql, values);
    const me = person.actor.accountId;
    await act('fillLikes', 'INSERT INTO likes (episode_id, account_id, count) VALUES ($1, $2, 3)', [episodeId, me]);
    await act('fillLikeCount', 'UPDATE episode_counts SET like_count = 3, comment_count = 1 WHERE episode_id = $1', [
      episodeId,
    ]);
    await act('fillBookmarks', 'INSERT INTO bookmarks (work_id, account_id) VALUES ($1, $2)', [workId, me]);
    await act(
      'fillWatches',
      `INSERT INTO watches (user_id, account_id, mail_choice, episode_id) VALUES ($1, $2, 'WEEKLY', $3)`,
      [other.actor.accountId, me, episodeId],
    );
    await act(
      'fillHistories',
      `INSERT INTO reading_histories (id, account_id, episode_id, work_id, page_number, is_completed) VALUES ('h' || substr(md5($2), 1, 20), $2, $1, $3, 1, true)`,
      [episodeId, me, workId],
    );
    await act(
      'fillComments',
      `INSERT INTO comments (id, episode_id, account_id, body) VALUES ('c' || substr(md5($2), 1, 20), $1, $2, $3)`,
      [episodeId, me, `${OWN_WORD} すてき`],
    );
    await act('fillFilterWords', 'INSERT INTO comment_filter_words (user_id, word) VALUES ($1, $2)', [me, OWN_WORD]);
    await act(
      'fillPeople',
      `INSERT INTO work_people_days (day, work_id, person_key, is_guest, viewed) VALUES (current_date, $1, $2, false, true)`,
      [workId, me],
    );
    await fillTools(act, me, other.actor.accountId);
    await act('fillThrottles', `INSERT INTO throttles VALUES ('like:' || $1, 1, now() + interval '1 hour')`, [me]);
  });
}

/** Programs of the person, and a program of the other one that was told of the person. */
async function fillTools(
  act: (name: string, sql: string, values: unknown[]) => Promise<unknown>,
  me: string,
  otherId: string,
): Promise<void> {
  await act(
    'fillTokens',
    `WITH made AS (INSERT INTO personal_tokens (account_id, name, prefix, token_hash, scopes, expires_at)
       VALUES ($1, $2, 'komawari_pat_aaaaaa', sha256(convert_to($1, 'UTF8')), '{READ_WORKS}', now() + interval '30 days') RETURNING id)
     INSERT INTO personal_token_audits (token_id, deed) SELECT id, 'CREATED' FROM made`,
    [me, OWN_WORD],
  );
  await act(
    'fillWebhooks',
    `INSERT INTO webhooks (user_id, url, sealed_secret, events) VALUES
       ($1, 'https://kaede.example/' || $1, 'x', '{FAN_GAINED}'), ($2, 'https://other.example/', 'x', '{FAN_GAINED}')`,
    [me, otherId],
  );
  await act(
    'fillXLinks',
    `INSERT INTO x_links (account_id, x_user_id, screen_name, sealed_tokens, access_until) VALUES ($1, 'x-' || $1, $2, 'x', now())`,
    [me, OWN_WORD],
  );
  await act(
    'fillXLinkAttempts',
    `INSERT INTO x_link_attempts (state_hash, account_id, expires_at) VALUES (sha256(convert_to($1, 'UTF8')), $1, now() + interval '1 hour')`,
    [me],
  );
  await act('fillBankAccounts', `INSERT INTO bank_accounts (user_id, sealed_account) VALUES ($1, 'x')`, [me]);
  await act(
    'fillWithdrawals',
    `INSERT INTO withdrawals (creator_id, user_id, type, state, amount, fee, requested_at, settled_at, closes_at)
     VALUES ($1, $1, 'BANK', 'CANCELED', 1000, 200, now(), now(), now())`,
    [me],
  );
  await act(
    'fillLapses',
    `INSERT INTO lapses (user_id, amount, lapsed_at, recoverable_until) VALUES ($1, 1, now(), now())`,
    [me],
  );
  await act('fillExpiryNotices', `INSERT INTO expiry_notices (user_id, month, days) VALUES ($1, '2026-11', 7)`, [me]);
  await act(
    'fillDeliveries',
    `INSERT INTO webhook_deliveries (webhook_id, event, data)
     SELECT id, 'FAN_GAINED', jsonb_build_object('userId', $1::text) FROM webhooks WHERE user_id IN ($1, $2)`,
    [me, otherId],
  );
}
