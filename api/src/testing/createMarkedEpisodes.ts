import { judgeYawaraka, setModerator } from '../readers/comments/index.ts';
import { issuerOf } from '../people/identity/index.ts';
import type { TestPerson } from './createTestApp.ts';
import { mark, MARKER } from './fixtures.ts';
import type { PublishedApp } from './publishing/createPublishedApp.ts';

/**
 * How much of an episode somebody is shown. A fixture says in its marker from where on it may be seen: `known` is what
 * everybody knows who may know of the episode, `behind` stands behind its walls, `desk` is for moderators, `own` for the creator.
 */
export type Place = 'known' | 'behind' | 'desk' | 'own';

/** Two episodes of two works, one with open comments and one with soft ones, with a marker in every text and picture. */
export interface MarkedEpisodes {
  author: TestPerson;
  /** Readers by what stands between them and the creator. */
  readers: Record<'visitor' | 'reader' | 'fan' | 'buyer' | 'left' | 'blocked' | 'other' | 'moderator', TestPerson>;
  works: string[];
  episodes: string[];
  /** Episodes beside them that are public all the time, so that the works are, too. */
  neighbours: string[];
  /** The pictures of pages. */
  images: string[];
  surveys: string[];
  comments: string[];
  /** What a text gives away, as `place.name`. */
  seenIn(text: string): Set<string>;
}

/** Runs a mutation that has to work, and answers its payload. */
export async function act(
  test: PublishedApp,
  as: TestPerson,
  [name, input, select = '']: [name: string, input: object, select?: string],
  // oxlint-disable-next-line typescript/no-explicit-any -- as many shapes as there are payloads
): Promise<any> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation M($input: ${type}!) { ${name}(input: $input) { ${select} problems { message } } }`;
  const { data, errors } = await test.run(document, { input }, as);
  const problem = errors[0] ?? data[name].problems[0];
  if (problem) throw new Error(`${name}: ${problem.message}`);
  return data[name];
}

const secret = (place: Place, name: string): string => mark(`${place}.${name}`);

async function gather(test: PublishedApp): Promise<MarkedEpisodes['readers']> {
  const sign = await test.signUpCreator('reader');
  const kind = 'REGISTERED_WITHOUT_EMAIL' as const;
  const { accountId } = sign.actor;
  const readers = {
    visitor: await test.visit(),
    reader: {
      ...sign,
      actor: { accountId, kind },
      token: await issuerOf(test.services).issue({ accountId, kind }, 'test'),
    },
    fan: await test.signUpCreator('fan'),
    buyer: await test.signUpCreator('buyer'),
    left: await test.signUpCreator('left'),
    blocked: await test.signUpCreator('blocked'),
    other: await test.signUpCreator('another'),
    moderator: await test.signUpCreator('desk_lamp'),
  };
  const granted = { isGranted: true, operator: 'test' };
  await setModerator(test.services.database, readers.moderator.actor.accountId, granted);
  return readers;
}

/** A work whose first episode is the marked one. */
async function publishWork(test: PublishedApp, author: TestPerson, work: object) {
  const addImage = async (type: 'PAGE' | 'COVER', isMarked: boolean) => {
    const id = await test.addImage(author, type);
    const words = isMarked ? [secret('behind', 'picture'), `${secret('own', 'file')}.png`] : ['plain', 'a.png'];
    await test.services.database.query('name', 'UPDATE images SET alt_text = $2, file_name = $3 WHERE id = $1', [
      id,
      ...words,
    ]);
    return id;
  };
  const images = [await addImage('PAGE', true), await addImage('PAGE', true)];
  const pages = images.map((imageId) => ({
    imageId,
    altText: secret('behind', 'alt'),
    transcript: secret('behind', 'transcript'),
  }));
  const workInput = { title: 'plain', tagTitles: ['plain'], coverImageId: await addImage('COVER', false), ...work };
  const episodeInput = {
    title: secret('own', 'old-title'),
    afterword: secret('own', 'old-afterword'),
    status: 'PUBLIC',
    pages,
  };
  const create = `mutation W($workInput: WorkInput!, $episodeInput: EpisodeInput) { createWork(workInput: $workInput, episodeInput: $episodeInput) { work { id } episode { id } } }`;
  const { data } = await test.run(create, { workInput, episodeInput }, author);
  const [workId, episodeId]: string[] = [data.createWork.work.id, data.createWork.episode.id];
  const plain = { title: 'plain', status: 'PUBLIC', pages: [{ imageId: await addImage('PAGE', false) }] };
  const added = await act(test, author, ['addEpisode', { workId, episode: plain }, 'episode { id }']);
  const texts = { title: secret('known', 'title'), afterword: secret('behind', 'afterword') };
  await act(test, author, ['updateEpisode', { id: episodeId, expectedRevision: 1, episode: texts }]);
  return { workId: workId ?? '', episodeId: episodeId ?? '', neighbourId: added.episode.id as string, images };
}

/** What is written at the episodes while they are public. */
async function respond(test: PublishedApp, author: TestPerson, writer: TestPerson, [open = '', soft = '']: string[]) {
  // Whoever waits at the desk is shown there with their name.
  const waiting = await test.signUpCreator('waiting');
  const comment = async (episodeID: string, place: Place, name: string, kind: 'comment' | 'yawarakaComment') =>
    (await act(test, writer, ['addComment', { episodeID, body: secret(place, name) }, `${kind} { id }`]))[kind]
      .id as string;
  const first = await comment(open, 'behind', 'comment', 'comment');
  const pinned = await comment(open, 'behind', 'pinned', 'comment');
  await act(test, author, ['pinComment', { id: pinned }]);
  await act(test, author, ['replyToComment', { commentId: first, body: secret('behind', 'reply') }]);
  const held = await comment(open, 'own', 'held', 'comment');
  await test.services.database.query('hold', `UPDATE comments SET held_because = 'ALL_WAIT' WHERE id = $1`, [held]);
  const delivered = await comment(soft, 'behind', 'soft', 'yawarakaComment');
  await judgeYawaraka(test.services.database, delivered, { verdict: 'DELIVER' });
  await act(test, waiting, ['addComment', { episodeID: soft, body: secret('desk', 'waiting') }]);
  for (const id of [open, soft]) {
    const choices = [secret('behind', 'choice'), secret('behind', 'choice')];
    await act(test, author, [
      'setSurveyFromAuthor',
      { episodeID: id, question: secret('behind', 'question'), choices },
    ]);
    await act(test, author, ['createReviewLink', { episodeId: id, name: secret('own', 'review'), period: 'ONE_DAY' }]);
  }
  return [first, pinned, delivered];
}

/** Makes the works, the people, and what they wrote. The episodes are public at the end. */
export async function createMarkedEpisodes(test: PublishedApp): Promise<MarkedEpisodes> {
  const author = await test.signUpCreator('kaede');
  const writer = await test.signUpCreator('writer');
  const readers = await gather(test);
  // Closed, so that the name stands nowhere but beside the comments.
  await act(test, writer, ['updateProfile', { displayName: secret('behind', 'writer') }]);
  await act(test, writer, ['updateSite', { isClosed: true }]);
  // Before the episodes come out, so that they are told of them.
  const targetUserId = author.actor.accountId;
  for (const person of [readers.fan, readers.left, readers.blocked])
    await act(test, person, ['watchUser', { targetUserId, isUserOptedInEmail: true }]);
  const made = [
    await publishWork(test, author, {}),
    await publishWork(test, author, { commentMode: 'YAWARAKA', showsYawarakaText: true }),
  ];
  const episodes = made.map((one) => one.episodeId);
  const comments = await respond(test, author, writer, episodes);
  await act(test, readers.left, ['unwatchUser', { targetUserId }]);
  await act(test, author, ['blockUser', { userId: readers.blocked.actor.accountId }]);
  for (const person of [readers.fan, readers.other])
    for (const { workId, episodeId } of made) {
      await act(test, person, ['addWorkBookmark', { workId }]);
      // Both read it while everybody could: it stays on their history.
      await test.run(
        'mutation H($id: ID!) { addReadingHistory(input: { episodeID: $id, pageNumber: 1, id: $id }) { ok } }',
        { id: episodeId },
        person,
      );
    }
  const rows = (sql: string) => test.services.database.query<{ id: string }>('listMarked', sql, [episodes]);
  const pages = await rows('SELECT id FROM pages WHERE episode_id = ANY($1)');
  const surveys = await rows('SELECT id FROM surveys_from_authors WHERE episode_id = ANY($1)');
  const images = made.flatMap((one) => one.images);
  const ids = Object.entries({ page: pages.map(({ id }) => id), image: images, survey: surveys.map(({ id }) => id) });
  return {
    author,
    readers,
    works: made.map((one) => one.workId),
    episodes,
    neighbours: made.map((one) => one.neighbourId),
    images,
    surveys: surveys.map(({ id }) => id),
    comments,
    seenIn: (text) =>
      new Set([
        ...[...text.matchAll(new RegExp(`${MARKER}\\d+([a-z]+\\.[a-z-]+)`, 'g'))].map(([, found = '']) => found),
        ...ids.filter(([, all]) => all.some((id) => text.includes(id))).map(([name]) => `behind.${name}`),
      ]),
  };
}
