import { insertEmailProvider, issuerOf } from '../people/identity/index.ts';
import { createTestApp, type TestApp, type TestPerson } from './createTestApp.ts';
import { writePurchase } from './purchaseRows.ts';

/** Who asks in the matrices of private things. `other` did everything a reader can, `blocked` is blocked by the owner. */
export const ASKERS = ['guest', 'visitor', 'provider', 'reader', 'other', 'blocked', 'owner'] as const;
export type Asker = (typeof ASKERS)[number];

/** A small world in which every private field has something for those who may see it. */
export interface PrivateScene {
  test: TestApp;
  people: Record<Exclude<Asker, 'guest'>, TestPerson>;
  /** Ids of the owner's things. */
  things: Record<'work' | 'softWork' | 'episode' | 'softEpisode' | 'illustration' | 'owner', string>;
  /** What only the owner may ever read. */
  secrets: string[];
}

const SECRETS = { biography: 'the owner alone reads this', birthday: '1987-06-05' };

/** Makes the people and what stands between them. */
export async function createPrivateScene(): Promise<PrivateScene> {
  const test = await createTestApp();
  const people = await gather(test);
  const { owner, other } = people;
  const things = { ...(await publishThings(test, owner)), owner: owner.actor.accountId };
  await doDeeds(test, other, things);
  await keepPrivate(test, people, things);
  return {
    test,
    people,
    things,
    secrets: [...Object.values(SECRETS), 'kaede@example.com', 'a muted word', 'a private link'],
  };
}

async function gather(test: TestApp): Promise<PrivateScene['people']> {
  const issue = async (accountId: string, kind: TestPerson['actor']['kind']): Promise<TestPerson> => ({
    actor: { accountId, kind },
    token: await issuerOf(test.services).issue({ accountId, kind }, 'test'),
    screenName: '',
  });
  const { accountId } = (await test.visit()).actor;
  await test.services.database.transact((tx) => insertEmailProvider(tx, accountId, 'provider@example.com', 'x'));
  const reader = await test.signUpCreator('reader');
  return {
    visitor: await test.visit(),
    provider: await issue(accountId, 'GUEST_WITH_PROVIDER'),
    reader: await issue(reader.actor.accountId, 'REGISTERED_WITHOUT_EMAIL'),
    other: await test.signUpCreator('other'),
    blocked: await test.signUpCreator('blocked'),
    owner: await test.signUpCreator('kaede'),
  };
}

/** Runs a mutation that has to work. */
async function call<Payload>(
  test: TestApp,
  as: TestPerson,
  [name, input, selection = '']: [name: string, input: object, selection?: string],
): Promise<Payload> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation M($input: ${type}!) { ${name}(input: $input) { ${selection} problems { message } } }`;
  const { data, errors } = await test.run(document, { input }, as);
  const problem = errors[0] ?? data?.[name]?.problems[0];
  if (problem) throw new Error(`${name}: ${problem.message}`);
  return data[name] as Payload;
}

async function publishThings(test: TestApp, owner: TestPerson) {
  const imageId = await test.addImage(owner);
  const create =
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }';
  const publish = async (w: object, status: string): Promise<{ work: { id: string }; episode: { id: string } }> =>
    (await test.run(create, { w, e: { status, afterword: 'x', pages: [{ imageId }] } }, owner)).data.createWork;
  const own = await publish({ title: 'w', enableSurvey: true }, 'FAN_ONLY');
  const soft = await publish({ title: 's', commentMode: 'YAWARAKA', showsYawarakaText: true }, 'PUBLIC');
  const trashed = await publish({ title: 'gone' }, 'DRAFT');
  await call(test, owner, ['deleteWork', { id: trashed.work.id }]);
  const question = { episodeID: own.episode.id, question: 'Which?', choices: ['a', 'b'] };
  await call(test, owner, ['setSurveyFromAuthor', question]);
  const images = [{ imageId: await test.addImage(owner, 'ILLUSTRATION') }];
  const { illustration } = await call<{ illustration: { id: string } }>(test, owner, [
    'createIllustration',
    { illustration: { title: 'i', isOpen: true, images } },
    'illustration { id }',
  ]);
  return {
    work: own.work.id,
    episode: own.episode.id,
    softWork: soft.work.id,
    softEpisode: soft.episode.id,
    illustration: illustration.id,
  };
}

async function doDeeds(test: TestApp, other: TestPerson, things: PrivateScene['things']): Promise<void> {
  const { episode, softEpisode, work, owner } = things;
  const { database } = test.services;
  await call(test, other, ['watchUser', { targetUserId: owner, isUserOptedInEmail: false }]);
  await call(test, other, ['addLike', { episodeId: episode }]);
  await call(test, other, ['addWorkBookmark', { workId: work }]);
  await database.query('bookmarkedLongAgo', "UPDATE bookmarks SET created_at = now() - interval '9 days'");
  await database.query(
    'insertHistory',
    `INSERT INTO reading_histories (id, account_id, episode_id, work_id) VALUES ('h' || repeat('0', 20), $1, $2, $3)`,
    [other.actor.accountId, episode, work],
  );
  await call(test, other, ['answerSurvey', { episodeID: episode, answer: 'FUN' }]);
  // Of fewer than five answers nobody is told anything.
  await database.query(
    'answeredBefore',
    `WITH readers AS (INSERT INTO accounts (id) SELECT 'u' || lpad(n::text, 20, '0') FROM generate_series(1, 5) n RETURNING id)
     INSERT INTO survey_answers (id, episode_id, account_id, answer) SELECT 'v' || substr(id, 2), $1, id, 'FUN' FROM readers`,
    [episode],
  );
  await call(test, other, ['addComment', { episodeID: episode, body: 'x' }]);
  await database.query('pin', 'UPDATE comments SET pinned_at = now()');
  await call(test, other, ['addComment', { episodeID: softEpisode, body: 'x' }]);
  await database.query('deliver', "UPDATE yawaraka_comments SET state = 'DELIVERED', judged_at = now()");
  const { data } = await test.run(
    'query S($id: ID!) { episode(id: $id) { surveyFromAuthor { id } } }',
    { id: episode },
    other,
  );
  await call(test, other, ['answerSurveyFromAuthor', { surveyID: data.episode.surveyFromAuthor.id, choice: 1 }]);
}

async function keepPrivate(test: TestApp, people: PrivateScene['people'], things: PrivateScene['things']) {
  const { owner, blocked, reader, other } = people;
  await call(test, owner, ['updateProfile', { ...SECRETS, gender: 'OTHER', hasDeclinedContact: true }]);
  await call(test, owner, ['blockUser', { userId: blocked.actor.accountId }]);
  await call(test, owner, ['muteUser', { userId: reader.actor.accountId }]);
  await call(test, owner, [
    'createReviewLink',
    { episodeId: things.episode, name: 'a private link', period: 'ONE_DAY' },
  ]);
  await call(test, owner, ['muteWord', { word: 'a muted word' }]);
  await writePurchase(test, { buyer: other, seller: owner, episodeId: things.softEpisode });
  const { database } = test.services;
  await database.query(
    'insertSilence',
    'WITH b AS (INSERT INTO blocks VALUES ($1, $2)) INSERT INTO mutes VALUES ($1, $2)',
    [reader.actor.accountId, things.owner],
  );
}
