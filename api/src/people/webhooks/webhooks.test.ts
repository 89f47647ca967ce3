import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { judgeYawaraka } from '../../readers/comments/index.ts';
import { readConfig } from '../../config/config.ts';
import { notifyMany } from '../../readers/fanOuts/index.ts';
import { internet, type Network } from '../../media/links/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { createIdentityCalls } from '../../testing/identityCalls.ts';
import { deliverWebhooks } from './deliverWebhooks.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let test: TestApp;
let creator: TestPerson;
let reader: TestPerson;
let workId: string;
let server: Server;
let url: string;
let received: Received[] = [];
let status = 200;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('thanks');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  test = await createTestApp({ KOMAWARI_WEBHOOKS_LOOPBACK: '1' });
  [creator, reader] = [await test.signUpCreator('kaede'), await test.signUpCreator('mio')];
  const made = await test.run('mutation { createWork(workInput: { title: "色" }) { work { id } } }', {}, creator);
  workId = made.data.createWork.work.id;
});
afterAll(async () => {
  await test.close();
  await new Promise((resolve) => (server.closeAllConnections(), server.close(resolve)));
});
beforeEach(async () => {
  await sql('DELETE FROM webhooks');
  await sql('DELETE FROM throttles');
  [received, status] = [[], 200];
});

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('inTest', text, values);
const noLog = { error: () => undefined };
const deliver = (network?: Network) => deliverWebhooks(test.services, noLog, network);
const ALL = ['EPISODE_PUBLISHED', 'COMMENT_RECEIVED', 'FAN_GAINED'];
const CREATE = `mutation C($input: CreateWebhookInput!) {
  createWebhook(input: $input) { secret webhook { id url disabledBy } problems { path code } } }`;
const create = (input: object = {}, as = creator) => test.run(CREATE, { input: { url, events: ALL, ...input } }, as);
const made = async (input: object = {}) => (await create(input)).data.createWebhook;
const SHOW = `{ viewer { ... on RegisteredViewer { webhooks { id url events disabledBy
  deliveries { id event state attempts status failure dueAt } } } } }`;
const show = async (as = creator) => (await test.run(SHOW, {}, as)).data.viewer.webhooks;
const codeOf = ({ errors }: { errors: { extensions: Record<string, unknown> }[] }) => errors[0]?.extensions['code'];
const bodies = () => received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

async function publish(episode: object = {}): Promise<string> {
  const { data } = await test.run(
    'mutation E($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } } }',
    {
      input: { workId, episode: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }], ...episode } },
    },
    creator,
  );
  return data.addEpisode.episode.id;
}
const watch = (as = reader) =>
  test.run(
    `mutation { watchUser(input: { targetUserId: "${creator.actor.accountId}", isUserOptedInEmail: false }) { user { id } } }`,
    {},
    as,
  );
const unwatch = () => sql('DELETE FROM watches');

describe('a webhook', () => {
  it('gets what its owner chose, signed with the secret that was told once', async () => {
    const { secret, webhook } = await made({ events: ['FAN_GAINED'] });
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(JSON.stringify(await sql('SELECT * FROM webhooks'))).not.toContain(secret);
    await unwatch();
    await watch();
    await publish();
    await notifyMany(test.services.database);
    expect(await deliver()).toBe(1);
    const [{ headers, body }] = received as [Received];
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['komawari-signature'])) ?? [];
    expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
    const told = JSON.parse(body) as { id: string };
    expect(told).toEqual({
      id: headers['komawari-delivery'],
      event: 'FAN_GAINED',
      occurredAt: expect.any(String),
      data: { userId: reader.actor.accountId, screenName: 'mio' },
    });
    const [{ id, deliveries }] = await show();
    expect(id).toBe(webhook.id);
    expect(deliveries).toEqual([
      { id: told.id, event: 'FAN_GAINED', state: 'DELIVERED', attempts: 1, status: 200, failure: null, dueAt: null },
    ]);
    expect(await deliver()).toBe(0);
  });

  it('hears of an episode when it is public or for fans, once, and of a scheduled one at its time', async () => {
    await notifyMany(test.services.database);
    await made();
    await publish({ status: 'DRAFT' });
    const [open, fans] = [await publish(), await publish({ status: 'FAN_ONLY' })];
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = await publish({ status: 'SCHEDULED', publishAt: later });
    for (let n = 0; n < 2; n += 1) await notifyMany(test.services.database);
    await deliver();
    const told = () => bodies().map(({ data }) => data as { episodeId: string; isFanOnly: boolean });
    expect(told().map(({ episodeId, isFanOnly }) => [episodeId, isFanOnly])).toEqual(
      expect.arrayContaining([
        [open, false],
        [fans, true],
      ]),
    );
    expect(told()).toHaveLength(2);
    await sql(`UPDATE episodes SET publish_at = now() - interval '1 second' WHERE id = $1`, [scheduled]);
    await notifyMany(test.services.database);
    await deliver();
    expect(told().at(-1)).toEqual({ episodeId: scheduled, workId, isFanOnly: false });
  });

  it('hears of comments that its owner can read, a soft one when it was delivered, and not of the own ones', async () => {
    await made({ events: ['COMMENT_RECEIVED'] });
    const episodeId = await publish();
    await sql('UPDATE works SET comment_is_open = true');
    const comment = async (as: TestPerson) => {
      const query =
        'mutation C($input: AddCommentInput!) { addComment(input: $input) { __typename problems { code } } }';
      const answer = await test.run(query, { input: { episodeID: episodeId, body: 'すてき' } }, as);
      expect(answer.errors).toEqual([]);
    };
    await comment(creator);
    await comment(reader);
    await sql(`UPDATE works SET comment_mode = 'YAWARAKA'`);
    await comment(reader);
    await deliver();
    expect(bodies()).toHaveLength(1);
    expect(bodies()[0]).toMatchObject({ event: 'COMMENT_RECEIVED', data: { episodeId, workId } });
    const [{ id }] = (await sql('SELECT id FROM yawaraka_comments')) as [{ id: string }];
    await judgeYawaraka(test.services.database, id, { verdict: 'DELIVER' });
    await deliver();
    expect(bodies().at(-1)).toMatchObject({ data: { commentId: id } });
    expect(JSON.stringify(bodies())).not.toContain('すてき');
  });

  it('says nothing of what was rolled back, and nothing to anybody else', async () => {
    await made();
    await create({ events: ALL }, reader);
    await unwatch();
    await watch();
    const failing = test.services.database.transact(async (tx) => {
      await tx.query(
        'again',
        'INSERT INTO webhook_deliveries (webhook_id, event, data) SELECT id, $1, $2 FROM webhooks',
        ['FAN_GAINED', '{}'],
      );
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await deliver()).toBe(1);
    expect((await show(reader))[0].deliveries).toEqual([]);
  });
});

describe('a delivery that fails', () => {
  const hoursPass = () => sql(`UPDATE webhook_deliveries SET due_at = now() - interval '1 second'`);
  const attempt = async () => (await hoursPass(), deliver());

  it('is tried eight times within a day, with the same id, and then given up', async () => {
    await made();
    await unwatch();
    await watch();
    status = 500;
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      await attempt();
      const [row] = await sql(
        'SELECT round(extract(epoch FROM due_at - attempted_at))::int AS wait FROM webhook_deliveries',
      );
      waits.push(Number(row?.['wait']));
    }
    expect(waits.slice(0, 7)).toEqual([60, 300, 1800, 7200, 18_000, 28_800, 28_800]);
    const [{ deliveries }] = await show();
    expect(deliveries[0]).toMatchObject({ state: 'FAILED', attempts: 8, status: 500, dueAt: null });
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
    expect(await attempt()).toBe(0);
    // Sent again by hand it is the same thing once more.
    status = 200;
    const again = 'mutation R($id: ID!) { redeliverWebhook(id: $id) { deliveryId } }';
    const { id } = deliveries[0];
    expect(codeOf(await test.run(again, { id }, reader))).toBe('NOT_FOUND');
    expect((await test.run(again, { id }, creator)).data.redeliverWebhook.deliveryId).toBe(id);
    await deliver();
    expect((await show())[0].deliveries[0]).toMatchObject({ id, state: 'DELIVERED', attempts: 1 });
  });

  it('is left to the next try when the worker dies before the answer is written', async () => {
    await made();
    await unwatch();
    await watch();
    const { database } = test.services;
    let transactions = 0;
    const dying: typeof database = {
      ...database,
      transact: (work) => ((transactions += 1) > 1 ? Promise.reject(new Error('killed')) : database.transact(work)),
    };
    await expect(deliverWebhooks({ ...test.services, database: dying }, noLog)).rejects.toThrow('killed');
    expect((await show())[0].deliveries[0]).toMatchObject({ state: 'WAITING', attempts: 1 });
    await attempt();
    expect((await show())[0].deliveries[0]).toMatchObject({ state: 'DELIVERED', attempts: 2 });
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
  });

  it('five times in a row for good switches the webhook off, and its owner gets a mail', async () => {
    const { webhook } = await made({ events: ['FAN_GAINED'] });
    status = 503;
    for (let n = 0; n < 5; n += 1) {
      await sql(
        `INSERT INTO webhook_deliveries (webhook_id, event, data, attempts) SELECT id, 'FAN_GAINED', '{}', 7 FROM webhooks`,
      );
      await deliver();
      expect((await show())[0].disabledBy).toBe(n < 4 ? null : 'FAILURES');
    }
    await deliver();
    const letters = (await createIdentityCalls(test).mailsTo('kaede@example.com')).filter(
      ({ subject }) => subject === 'A webhook was switched off',
    );
    expect(letters).toHaveLength(1);
    await unwatch();
    await watch();
    expect(await deliver()).toBe(0);
    // A test goes out all the same, and switching it on begins anew.
    status = 200;
    await test.run('mutation T($id: ID!) { sendTestWebhook(id: $id) { webhook { id } } }', { id: webhook.id }, creator);
    expect(await deliver()).toBe(1);
    expect(bodies().at(-1)).toMatchObject({ event: 'TEST' });
    const on = `mutation U($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { disabledBy } } }`;
    const answer = await test.run(on, { input: { id: webhook.id, isEnabled: true } }, creator);
    expect(answer.data.updateWebhook.webhook).toEqual({ disabledBy: null });
  });

  it('a redirect is a failure: nothing is sent on', async () => {
    await made();
    await unwatch();
    await watch();
    status = 302;
    await deliver();
    expect(received).toHaveLength(1);
    expect((await show())[0].deliveries[0]).toMatchObject({ state: 'WAITING', status: 302 });
  });
});

describe('an address inside of our own network', () => {
  it.each([
    'http://hooks.example.com/',
    'https://user:secret@hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://hooks.example.com:0/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://[fd00:ec2::254]/',
    'ftp://hooks.example.com/',
    'nothing',
  ])('%s is refused', async (address) => {
    const { secret, problems } = await made({ url: address });
    expect([secret, problems]).toEqual([null, [{ path: ['url'], code: 'FORM' }]]);
  });

  it('is not connected to either when a name leads there', async () => {
    await made({ url: 'https://hooks.example.com/in' });
    await unwatch();
    await watch();
    await deliver({ ...internet, resolve: async () => ['127.0.0.1'] });
    const refused = (await show())[0].deliveries[0];
    expect([refused.state, refused.status]).toEqual(['WAITING', null]);
    // A name of our own network and one that does not exist are told in the same words.
    // The column keeps milliseconds: now() may be rounded to a moment that is still to come.
    await sql(`UPDATE webhook_deliveries SET due_at = now() - interval '1 second'`);
    await deliver({ ...internet, resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    const missing = (await show())[0].deliveries[0];
    expect([missing.id, missing.attempts]).toEqual([refused.id, 2]);
    expect(missing.failure).toBe(refused.failure);
    expect(refused.failure).toMatch(/^No answer came within 10 seconds/);
    const japanese = await test.app.inject({
      method: 'POST',
      url: '/graphql?opname=W',
      headers: { authorization: `Bearer ${creator.token}`, 'accept-language': 'ja' },
      payload: { query: SHOW },
    });
    expect(japanese.json().data.viewer.webhooks[0].deliveries[0].failure).toMatch(/^10秒以内に応答がありませんでした/);
  });

  it('is this machine only where the configuration says so, and never in production', async () => {
    const environment = {
      DATABASE_URL: 'postgres://db',
      KOMAWARI_SECRET: 'x'.repeat(32),
      KOMAWARI_PUBLIC_URL: 'https://komawari.example',
    };
    const allowed = { ...environment, KOMAWARI_WEBHOOKS_LOOPBACK: '1' };
    expect(() => readConfig(allowed)).toThrow('KOMAWARI_WEBHOOKS_LOOPBACK');
    expect(readConfig({ ...allowed, KOMAWARI_ENV: 'development' }).webhooks.allowsLoopback).toBe(true);
    expect(readConfig(environment).webhooks.allowsLoopback).toBe(false);
  });
});

describe('webhooks', () => {
  it('are made after a sign-in of the last five minutes, ten at most, and only by creators', async () => {
    await sql(`UPDATE sessions SET authenticated_at = now() - interval '6 minutes' WHERE account_id = $1`, [
      reader.actor.accountId,
    ]);
    expect(codeOf(await create({}, reader))).toBe('RECENT_SIGN_IN_REQUIRED');
    await sql('UPDATE sessions SET authenticated_at = now()');
    for (let n = 0; n < 10; n += 1) expect((await made()).problems).toEqual([]);
    expect((await made()).problems).toEqual([{ path: ['url'], code: 'TOO_MANY' }]);
  });

  it('are their owner’s alone', async () => {
    const { webhook } = await made();
    const { id } = webhook;
    for (const call of [
      'updateWebhook(input: { id: $id, isEnabled: false }) { webhook { id } }',
      'deleteWebhook(id: $id) { deletedId }',
      'sendTestWebhook(id: $id) { webhook { id } }',
    ])
      expect(codeOf(await test.run(`mutation M($id: ID!) { ${call} }`, { id }, reader))).toBe('NOT_FOUND');
    expect(await show(reader)).toEqual([]);
    const gone = await test.run('mutation D($id: ID!) { deleteWebhook(id: $id) { deletedId } }', { id }, creator);
    expect(gone.data.deleteWebhook.deletedId).toBe(id);
    expect(await show()).toEqual([]);
  });
});
