import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../database/index.ts';
import { createContext } from '../../graphql/context.ts';
import { createPipeline } from '../../composition/pipeline.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { sendFanMails } from './sendFanMails.ts';

let test: TestApp;
let creator: TestPerson;
let fans: TestPerson[];

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('kaede');
  fans = [];
  for (const name of ['aki', 'beni', 'chika']) fans.push(await test.signUpCreator(name));
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql('DELETE FROM watches');
  await sql('DELETE FROM fan_messages');
  // The first two want mail.
  for (const [place, fan] of fans.entries())
    await sql(
      `INSERT INTO watches (user_id, account_id, mail_choice, created_at) VALUES ($1, $2, $3, now() - interval '1 hour' * $4)`,
      [creator.actor.accountId, fan.actor.accountId, place < 2 ? 'INSTANT' : 'NONE', place],
    );
  seen = (await test.mails()).length;
});

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('inTest', text, values);
let seen = 0;
const arrived = async () => (await test.mails()).slice(0, -seen || undefined);
const write = (input = { subject: '新刊', body: '出ました。\n\nよろしく。' }, as = creator) =>
  test.run(
    'mutation F($input: SendFanMessageInput!) { sendFanMessage(input: $input) { ok problems { path code } } }',
    { input },
    as,
  );

async function publish(as: TestPerson, title: string): Promise<string> {
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { episode { id } } }',
    { w: { title }, e: { title, status: 'PUBLIC', pages: [{ imageId: await test.addImage(as) }] } },
    as,
  );
  return data.createWork.episode.id as string;
}

describe('the fans of a creator', () => {
  it('are listed latest first, a page at a time, with where they came from and without an address', async () => {
    const document = `query F($after: String) { viewer { ... on RegisteredViewer { fanCount fanCountWithMail
      fans(first: 2, after: $after) { pageInfo { hasNextPage endCursor } nodes { user { screenName } isOptedInEmail episode { id } } } } } }`;
    const first = (await test.run(document, {}, creator)).data.viewer;
    expect([first.fanCount, first.fanCountWithMail]).toEqual([3, 2]);
    expect(first.fans.nodes).toEqual([
      { user: { screenName: 'aki' }, isOptedInEmail: true, episode: null },
      { user: { screenName: 'beni' }, isOptedInEmail: true, episode: null },
    ]);
    const rest = (await test.run(document, { after: first.fans.pageInfo.endCursor }, creator)).data.viewer;
    expect(rest.fans).toMatchObject({ pageInfo: { hasNextPage: false }, nodes: [{ user: { screenName: 'chika' } }] });
    await sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [fans[0]?.actor.accountId]);
    expect((await test.run(document, {}, creator)).data.viewer.fanCount).toBe(2);
    await sql('UPDATE accounts SET disabled_at = NULL');
  });

  it('are counted in one statement, and mails only when somebody asks how far they got', async () => {
    await write();
    const countedFor = async (fields: string): Promise<string[]> => {
      const reader = countStatements(test.services.database);
      const context = createContext({ services: test.services, actor: creator.actor, reader });
      const source = `{ viewer { ... on RegisteredViewer { ${fields} } } }`;
      expect(
        (await createPipeline({ limits: false })({ source, variables: {}, context })).result.errors,
      ).toBeUndefined();
      return reader.statements.filter((name) => name.startsWith('countFan'));
    };
    expect(await countedFor('fanCount fanCountWithMail fanMessages { subject }')).toEqual(['countFans']);
    expect(await countedFor('fanMessages { recipientCount sentCount }')).toEqual(['countFanMails']);
  });

  it('of the last days are those who began to watch then', async () => {
    await sql(`UPDATE watches SET created_at = now() - interval '9 days' WHERE account_id = $1`, [
      fans[0]?.actor.accountId,
    ]);
    const { viewer } = (
      await test.run(
        '{ viewer { ... on RegisteredViewer { statisticOfLastDays(days: 7) { fanCount } } } }',
        {},
        creator,
      )
    ).data;
    expect(viewer.statisticOfLastDays.fanCount).toBe(2);
  });
});

describe('the episode through which somebody became a fan', () => {
  const through = async (): Promise<{ title: string } | null> =>
    (
      await test.run(
        '{ viewer { ... on RegisteredViewer { fans(first: 1) { nodes { episode { title } } } } } }',
        {},
        creator,
      )
    ).data.viewer.fans.nodes[0].episode;

  it('is told while the creator can see it, also as a draft, and not from the trash', async () => {
    const episodeId = await publish(creator, '港の手紙');
    await sql('UPDATE watches SET episode_id = $1', [episodeId]);
    expect(await through()).toEqual({ title: '港の手紙' });
    await sql(`UPDATE episodes SET status = 'DRAFT' WHERE id = $1`, [episodeId]);
    expect(await through()).toEqual({ title: '港の手紙' });
    await sql('UPDATE episodes SET deleted_at = now() WHERE id = $1', [episodeId]);
    expect(await through()).toBeNull();
  });

  it('is not told when it is another creator’s and not public', async () => {
    const stranger = fans[0] as TestPerson;
    const episodeId = await publish(stranger, '他人の手紙');
    await sql('UPDATE watches SET episode_id = $1', [episodeId]);
    expect(await through()).toEqual({ title: '他人の手紙' });
    await sql(`UPDATE episodes SET status = 'DRAFT' WHERE id = $1`, [episodeId]);
    expect(await through()).toBeNull();
  });
});

describe('a message to fans', () => {
  it('goes once to each who wants mail, with a way to stop, and tells nobody an address', async () => {
    expect((await write()).data.sendFanMessage).toEqual({ ok: true, problems: [] });
    expect(await Promise.all([sendFanMails(test.services), sendFanMails(test.services)])).toSatisfy(
      (counts: number[]) => counts.reduce((sum, count) => sum + count, 0) === 2,
    );
    expect(await sendFanMails(test.services)).toBe(0);
    const mails = await arrived();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['aki@example.com', 'beni@example.com']);
    for (const mail of mails) {
      expect(mail.subject).toContain('新刊');
      expect(mail.text).toContain('よろしく。');
      expect(mail.text).toContain('/mail/unsubscribe?token=');
      expect(mail.text).not.toContain('kaede@example.com');
    }
  });

  it('is one a day, also from two tabs at the same moment', async () => {
    const answers = await Promise.all([write(), write(), write()]);
    expect(answers.filter(({ data }) => data.sendFanMessage.ok)).toHaveLength(1);
    expect((await write()).data.sendFanMessage.problems).toEqual([{ path: ['body'], code: 'TOO_SOON' }]);
    await sql(`UPDATE fan_messages SET created_at = now() - interval '25 hours'`);
    expect((await write()).data.sendFanMessage.ok).toBe(true);
  });

  it('does not go to who stopped mail, stopped watching or was disabled before it was sent', async () => {
    await write();
    await sql(`UPDATE watches SET mail_choice = 'NONE' WHERE account_id = $1`, [fans[0]?.actor.accountId]);
    await sql('DELETE FROM watches WHERE account_id = $1', [fans[1]?.actor.accountId]);
    expect(await sendFanMails(test.services)).toBe(0);
    expect(await arrived()).toEqual([]);
    expect(await sql('SELECT 1 FROM fan_mails WHERE settled_at IS NULL')).toEqual([]);
  });

  it('waits for the next worker when one fails while it hands copies over, and is let go of after a day', async () => {
    await write();
    const { config } = test.services;
    const failing = { ...test.services, config: { ...config, secret: null as never } };
    await expect(sendFanMails(failing)).rejects.toThrow('"ikm"');
    expect(await arrived()).toEqual([]);
    await sql(`UPDATE fan_messages SET created_at = now() - interval '25 hours'`);
    expect(await sendFanMails(test.services)).toBe(0);
    await sql(`UPDATE fan_messages SET created_at = now() - interval '23 hours'`);
    expect([await sendFanMails(test.services), (await arrived()).length]).toEqual([2, 2]);
  });

  it.each([
    ['no subject', { subject: ' ', body: 'x' }, 'subject', 'REQUIRED'],
    ['a long subject', { subject: 'あ'.repeat(61), body: 'x' }, 'subject', 'TOO_LONG'],
    ['nothing to say', { subject: 'x', body: '' }, 'body', 'REQUIRED'],
    ['too much to say', { subject: 'x', body: 'あ'.repeat(2001) }, 'body', 'TOO_LONG'],
  ])('with %s is not sent', async (_what, input, field, code) => {
    expect((await write(input)).data.sendFanMessage).toEqual({ ok: null, problems: [{ path: [field], code }] });
    expect(await sql('SELECT 1 FROM fan_messages')).toEqual([]);
  });
});
