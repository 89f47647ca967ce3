import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeTrash } from '../../composition/jobs/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { publishEpisode, publishPaidEpisode, type PublishedEpisode } from '../../testing/publishEpisode.ts';
import { writePurchase } from '../../testing/purchaseRows.ts';
import { purgeLeftAccounts } from './purgeLeftAccounts.ts';

let test: TestApp;
let seller: TestPerson;
let buyer: TestPerson;
let other: TestPerson;
let sold: PublishedEpisode;
let takenDown: PublishedEpisode;
let unsold: PublishedEpisode;
let purchaseId: string;
let letter: string | undefined;
let told: { buyers: number };

const sql = <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('inTest', text, values);
const ask = (id: string, as: TestPerson | null) =>
  test.run(
    `query R($id: ID!) { episode(id: $id) { title purchasedByViewer publicNumber work { title user { displayName } }
       viewerReadingHistory { pageNumber } pages(first: 9) { viewableCount nodes { transcript image { url } } } } }`,
    { id },
    as,
  );
const fetchAs = async (url: string, as: TestPerson | null) =>
  (await test.app.inject({ url, headers: as ? { authorization: `Bearer ${as.token}` } : {} })).statusCode;
const keysOf = async (imageIds: readonly string[]) => {
  const keys: string[] = [];
  for await (const { key } of test.services.objects.list('')) keys.push(key);
  return keys.filter((key) => imageIds.some((id) => key.includes(id)));
};
const run = (document: string, variables: object, as: TestPerson) => test.run(document, variables as never, as);

/** The account was closed so many days ago. */
const leave = (person: TestPerson, days: number) =>
  sql(
    `UPDATE accounts SET disabled_at = t.at, deletion_requested_at = t.at FROM (SELECT now() - make_interval(days => $2) AS at) t WHERE id = $1`,
    [person.actor.accountId, days],
  );

beforeAll(async () => {
  test = await createTestApp();
  seller = await test.signUpCreator('sells_and_leaves');
  buyer = await test.signUpCreator('buyer');
  other = await test.signUpCreator('other');
  sold = await publishPaidEpisode(test, seller);
  takenDown = await publishPaidEpisode(test, seller);
  unsold = await publishEpisode(test, seller);
  purchaseId = await writePurchase(test, { buyer, seller, episodeId: sold.id });
  await writePurchase(test, { buyer, seller, episodeId: takenDown.id });
  await writePurchase(test, { buyer: other, seller, episodeId: takenDown.id });
  await sql('UPDATE works SET suspended_at = now() WHERE id = $1', [takenDown.workId]);
  const summary = '{ viewer { ... on RegisteredViewer { accountDeletionSummary { buyers } } } }';
  told = (await run(summary, {}, seller)).data.viewer.accountDeletionSummary;
  await sql('UPDATE works SET description = $2 WHERE id = $1', [sold.workId, '退会する人のあらすじ']);
  await run(
    'mutation L($input: CreateReviewLinkInput!) { createReviewLink(input: $input) { problems { message } } }',
    { input: { episodeId: sold.id, name: '退会する人の編集者', period: 'SEVEN_DAYS' } },
    seller,
  );
  await sql(
    `INSERT INTO reading_histories (id, account_id, episode_id, work_id, page_number) VALUES ('h', $1, $2, $3, 2)`,
    [buyer.actor.accountId, sold.id, sold.workId],
  );
  await run(
    'mutation D($input: DeleteAccountInput!) { deleteAccount(input: $input) { problems { code } } }',
    { input: { screenName: 'sells_and_leaves' } },
    seller,
  );
  letter = (await test.mails()).find(({ to }) => to.startsWith('sells_and_leaves'))?.text;
  await leave(seller, 15);
  await sql('UPDATE content_changes SET expanded_at = now()');
  await purgeLeftAccounts(test.services);
});
afterAll(() => test.close());

it('what was bought stays with its buyers as it is read, after the account that sold it is deleted', async () => {
  const { data, errors } = await ask(sold.id, buyer);
  expect(errors).toEqual([]);
  expect(data.episode).toMatchObject({
    title: '星の値段',
    purchasedByViewer: true,
    publicNumber: null,
    work: { title: '星を売る店', user: { displayName: 'Deleted account' } },
    viewerReadingHistory: { pageNumber: 2 },
    pages: { viewableCount: 3, nodes: ['台詞1', '台詞2', '台詞3'].map((transcript) => ({ transcript })) },
  });
  for (const { image } of data.episode.pages.nodes)
    expect([await fetchAs(image.url, buyer), await fetchAs(image.url, other), await fetchAs(image.url, null)]).toEqual([
      200, 404, 404,
    ]);
  const { data: shelf } = await test.run(
    '{ viewer { ... on RegisteredViewer { purchaseHistory(first: 5) { nodes { sellerName item { ... on Episode { id } } } } } } }',
    {},
    buyer,
  );
  expect(shelf.viewer.purchaseHistory.nodes).toContainEqual({ sellerName: 'Seller', item: { id: sold.id } });
});

it('who is about to leave is told how many readers keep something, without those of what staff took down', () => {
  expect(told.buyers).toBe(1);
});

it('the mail about the deletion says what stays, and for whom', () => {
  expect(letter?.replaceAll(/\s+/g, ' ')).toContain(
    'What readers bought of you stays open to those readers alone, without your name.',
  );
});

it('nobody else learns of it, and what nobody bought or staff took down is gone with its pictures', async () => {
  for (const who of [other, null]) expect((await ask(sold.id, who)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  for (const { id } of [takenDown, unsold])
    expect((await ask(id, buyer)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  expect(await sql('SELECT id FROM episodes')).toEqual([{ id: sold.id }]);
  expect(await keysOf([...takenDown.imageIds, ...unsold.imageIds])).toEqual([]);
  expect(await keysOf(sold.imageIds)).not.toEqual([]);
});

it('no row knows the account, its names or its other words, and there is no way into what keeps the episodes', async () => {
  const tables = await sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const left: string[] = [];
  for (const { name } of tables) {
    const rows = await sql<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t WHERE t::text ILIKE ANY($1) LIMIT 3`,
      [[seller.actor.accountId, 'sells_and_leaves', '退会する人'].map((word) => `%${word}%`)],
    );
    // Books outlive those they are about: an id that leads nowhere is all that purchases keep.
    if (name !== 'public.purchases') left.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  expect(left).toEqual([]);
  const [keeper] = await sql<{ id: string; screenName: string; isClosed: boolean; isDisabled: boolean }>(
    `SELECT u.id, u.screen_name::text AS "screenName", s.is_closed AS "isClosed", a.disabled_at IS NOT NULL AS "isDisabled" FROM users u
     JOIN sites s ON s.user_id = u.id JOIN accounts a ON a.id = u.id WHERE u.display_name = 'Deleted account'`,
  );
  expect(keeper).toMatchObject({ isClosed: true, isDisabled: true });
  expect(await sql('SELECT 1 FROM auth_providers WHERE account_id = $1', [keeper?.id])).toEqual([]);
  expect((await test.run(`{ user(screenName: "${keeper?.screenName}") { id } }`)).errors).toHaveLength(1);
});

it('cleaning up leaves it there, and takes it with its pictures once nobody has bought it any more', async () => {
  await sql(`UPDATE works SET deleted_at = now() - interval '99 days'`);
  await purgeTrash(test.services);
  expect((await ask(sold.id, buyer)).data.episode.pages.viewableCount).toBe(3);
  await sql(`UPDATE purchases SET status = 'REFUNDED', refunded_at = now() WHERE id = $1`, [purchaseId]);
  await sql(`UPDATE images SET created_at = now() - interval '8 days'`);
  await purgeTrash(test.services);
  expect(await sql('SELECT id FROM episodes')).toEqual([]);
  expect(await sql('SELECT id FROM images WHERE id = ANY($1)', [sold.imageIds])).toEqual([]);
});
