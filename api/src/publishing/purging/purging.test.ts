import Fastify from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveImages, servePages } from '../../http/pages/index.ts';
import { findNameAfter } from '../../people/sites/index.ts';
import { addCreator, addDraft, addImage, renameWork, setStatus } from '../../testing/publishing/contentBuilders.ts';
import { createTestSite, type TestSite } from '../../testing/publishing/createTestSite.ts';
import type { Publisher } from '../index.ts';
import { createPurgeTargets } from './createPurgeTargets.ts';
import type { PurgeTarget } from './PurgeTarget.ts';
import { sendPurges, startPurging } from './sendPurges.ts';

interface Heard {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  body: string;
}

/** A cache and the services of two CDNs: everything is heard and answered with `answer`. */
let service: Server;
let url: string;
let heard: Heard[];
let answer: { status: number; body: string; headers?: Record<string, string> };

let site: TestSite;
let publisher: Publisher;
let cache: PurgeTarget;
let fastly: PurgeTarget;
let workId: string;
let userId: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => void (body += piece.toString()));
    request.on('end', () => {
      heard.push({ method: request.method!, url: request.url!, headers: request.headers, body });
      response.writeHead(answer.status, { ...answer.headers, connection: 'close' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  site = await createTestSite();
  [cache, fastly] = targetsOf() as [PurgeTarget, PurgeTarget];
  publisher = site.createPublisher({ purgeTargets: [cache] });
  ({ workId, userId } = await addCreator(site.database, 'Haru'));
  await setStatus(site.database, await addDraft(site.database, workId), 'PUBLIC');
  await publisher.exportSite();
  site.takeLog();
});
afterAll(async () => {
  await site.close();
  await new Promise((resolve) => void service.close(resolve));
});
beforeEach(() => {
  heard = [];
  answer = { status: 200, body: '{"success":true}' };
});
afterEach(() => site.database.query('clearPurges', 'DELETE FROM purges'));

const targetsOf = () =>
  createPurgeTargets(
    { urls: [url], cloudflare: null, fastly: { api: url, service: 'S1', token: 'key' } },
    'https://komawari.example',
  );

const sending = {
  get database() {
    return site.database;
  },
  log: { error: () => undefined },
};

const rowsOf = () =>
  site.database.query<{ target: string; path: string; isWithdrawal: boolean; attempts: number; seconds: number }>(
    'rowsOfPurges',
    `SELECT target, path, is_withdrawal AS "isWithdrawal", attempts,
       extract(epoch FROM due_at - clock_timestamp())::float8 AS seconds FROM purges ORDER BY id`,
  );
const pathsOf = async (): Promise<string[]> => [...new Set((await rowsOf()).map(({ path }) => path))].toSorted();

/** Everything is due a second ago, and sent. */
async function sendAll(target = cache): Promise<string[]> {
  await site.database.query('makePurgesDue', `UPDATE purges SET due_at = now() - interval '1 second'`);
  const before = heard.length;
  while (await sendPurges(sending, target));
  return heard.slice(before).map(({ url: path }) => path);
}

describe('the three dialects', () => {
  const tags = ['/works/w1', '/tags/%E5%82%98'];

  it('a cache is sent PURGE for each address, of the public site, with its tag', async () => {
    await cache.purge(tags);
    expect(
      heard.map(({ method, url: path, headers }) => [method, path, headers['host'], headers['cache-tag']]),
    ).toEqual(expect.arrayContaining(tags.map((tag) => ['PURGE', tag, 'komawari.example', tag])));
  });

  it('Cloudflare is sent tags with the token of the zone', async () => {
    const [cloudflare] = createPurgeTargets(
      { urls: [], cloudflare: { api: url, zone: 'Z1', token: 'word' }, fastly: null },
      'https://komawari.example',
    );
    await cloudflare!.purge(tags);
    expect(heard).toMatchObject([
      { method: 'POST', url: '/zones/Z1/purge_cache', headers: { authorization: 'Bearer word' } },
    ]);
    expect(JSON.parse(heard[0]!.body)).toEqual({ tags });
    answer.body = '{"success":false,"errors":[{"message":"no such zone"}]}';
    await expect(cloudflare!.purge(tags)).rejects.toThrow('no such zone');
  });

  it('Fastly is sent surrogate keys with the key of the service', async () => {
    await fastly.purge(tags);
    expect(heard).toMatchObject([{ method: 'POST', url: '/service/S1/purge', headers: { 'fastly-key': 'key' } }]);
    expect(JSON.parse(heard[0]!.body)).toEqual({ surrogate_keys: tags });
  });

  it.each([403, 404, 429, 500, 302])('an answer %i is no purge', async (status) => {
    answer = { status, body: 'no', headers: { location: '/elsewhere' } };
    for (const target of targetsOf()) await expect(target.purge(tags)).rejects.toThrow(/answered|fetch failed/);
  });
});

async function addPicture(): Promise<string> {
  const id = await addImage(site.database, userId);
  await site.objects.put(`derivatives/${id}/160.webp`, Buffer.from('x'), { size: 1, contentType: 'image/webp' });
  return id;
}

describe('what caches are told', () => {
  it('pages that changed, when no process serves them from memory any more, and no page that did not', async () => {
    await renameWork(site.database, workId, 'Renamed');
    await publisher.runOnce();
    const rows = await rowsOf();
    expect(rows.map(({ path }) => path)).toContain(`/works/${workId}`);
    for (const { seconds, isWithdrawal } of rows) expect([isWithdrawal, seconds > 0]).toEqual([false, true]);
    expect(await sendPurges(sending, cache)).toBe(false);
    expect(await sendAll()).toContain(`/works/${workId}`);
    expect(await rowsOf()).toEqual([]);
    await publisher.exportSite();
    expect(site.takeLog().unchanged).toContain(`/works/${workId}`);
    expect(await rowsOf()).toEqual([]);
  });

  it('a withdrawn episode and its pictures before everything else, at once and once more', async () => {
    const imageId = await addPicture();
    const episodeId = await addDraft(site.database, workId, [imageId]);
    await setStatus(site.database, episodeId, 'PUBLIC');
    await publisher.runOnce();
    await sendAll();
    await renameWork(site.database, workId, 'Renamed before');
    await publisher.runOnce();
    const queued = (await rowsOf()).length;
    await setStatus(site.database, episodeId, 'DRAFT');
    await publisher.runOnce();
    const gone = [`/episodes/${episodeId}`, `/images/${imageId}`];
    for (const path of gone) {
      const rows = (await rowsOf()).filter((row) => row.path === path && row.isWithdrawal);
      expect(rows.map(({ seconds }) => seconds > 0)).toEqual([false, true]);
    }
    const few: PurgeTarget = { ...cache, most: 2 };
    await site.database.query(
      'makePurgesDue',
      `UPDATE purges SET due_at = now() - interval '1 second' WHERE NOT is_withdrawal`,
    );
    expect(queued).toBeGreaterThan(0);
    for (let turn = 0; turn < 2; turn++) await sendPurges(sending, few);
    expect(heard.slice(-4).map(({ url: path }) => path)).toEqual(expect.arrayContaining(gone));
  });

  it('a page that was written, or taken out, by a process that died before it said so', async () => {
    const episodeId = await addDraft(site.database, workId);
    await setStatus(site.database, episodeId, 'PUBLIC');
    await publisher.runOnce();
    await sendAll();
    let dies = true;
    const dying = site.createPublisher({
      purgeTargets: [cache],
      moments: {
        recorded: () => {
          if (dies) throw new Error('killed');
        },
      },
    });
    await renameWork(site.database, workId, 'Renamed and killed');
    await setStatus(site.database, episodeId, 'DRAFT');
    const [episode, work] = [`/episodes/${episodeId}`, `/works/${workId}`];
    for (const path of [episode, work]) await expect(dying.renderNow(path)).rejects.toThrow('killed');
    expect(await rowsOf()).toEqual([]);
    dies = false;
    await dying.runOnce();
    const { absent, unchanged } = site.takeLog();
    expect([absent, unchanged]).toEqual([expect.arrayContaining([episode]), expect.arrayContaining([work])]);
    expect(await pathsOf()).toEqual(expect.arrayContaining([episode, work]));
  });

  it('a purge whose sender died in the middle is sent by the next', async () => {
    await renameWork(site.database, workId, 'Renamed for a dying sender');
    await publisher.runOnce();
    const before = await pathsOf();
    await site.database.query('makePurgesDue', `UPDATE purges SET due_at = now() - interval '1 second'`);
    const dying: PurgeTarget = {
      ...cache,
      async purge(tags) {
        await cache.purge(tags);
        await site.database.query(
          'killSender',
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND state = 'idle in transaction' AND query LIKE '%FROM purges%'`,
        );
      },
    };
    await expect(sendPurges(sending, dying)).rejects.toThrow(/connection|terminat/i);
    expect(await pathsOf()).toEqual(before);
    expect((await sendAll()).toSorted()).toEqual(before);
  });

  it('nothing while a cache is away, which holds up neither publication nor other caches, and everything once it is back', async () => {
    const all: PurgeTarget = { ...cache, most: 1000 };
    const both = site.createPublisher({ purgeTargets: [cache, fastly] });
    await renameWork(site.database, workId, 'Renamed in an outage');
    await both.runOnce();
    answer = { status: 503, body: 'away' };
    await sendAll(all);
    const postponed = (await rowsOf()).filter(({ target }) => target === cache.name);
    for (const { attempts, seconds } of postponed) expect([attempts, seconds > 0]).toEqual([1, true]);
    await renameWork(site.database, workId, 'Renamed once more');
    await both.runOnce();
    expect(await site.read(`/works/${workId}`)).toContain('Renamed once more');
    answer = { status: 200, body: '{}' };
    await sendAll(fastly);
    expect((await rowsOf()).filter(({ target }) => target === fastly.name)).toEqual([]);
    answer = { status: 503, body: 'away' };
    await sendAll(all);
    const waiting = (await rowsOf()).map(({ path }) => path);
    expect(waiting.toSorted()).toEqual([...new Set(waiting)].toSorted());
    answer = { status: 200, body: '' };
    expect(await sendAll()).toContain(`/works/${workId}`);
    expect(await rowsOf()).toEqual([]);
  });

  it('nothing of the sort is written where no cache is configured, and what was for one that is gone is forgotten', async () => {
    await renameWork(site.database, workId, 'Renamed for nobody');
    await site.createPublisher().runOnce();
    expect(await rowsOf()).toEqual([]);
    await renameWork(site.database, workId, 'Renamed for somebody who leaves');
    await publisher.runOnce();
    expect(await rowsOf()).not.toEqual([]);
    await (await startPurging(sending, [])).stop();
    expect(await rowsOf()).toEqual([]);
  });
});

it('pages and pictures carry their tag, whatever the address was asked with, and caches may keep them until they are told', async () => {
  const app = Fastify();
  const parts = { findNameAfter, store: site.store, database: site.database, publisher };
  servePages(app, { ...parts, tagHeaders: ['cache-tag', 'surrogate-key'] });
  serveImages(app, { store: site.store, tagHeaders: ['cache-tag'] });
  const page = await app.inject(`/works/${workId}?utm_source=x`);
  expect(page.headers).toMatchObject({
    'cache-tag': `/works/${workId}`,
    'surrogate-key': `/works/${workId}`,
    'cache-control': 'public, max-age=0, s-maxage=86400, must-revalidate',
  });
  const imageId = await addPicture();
  await site.store.putImage(imageId, site.objects);
  const picture = await app.inject(`/images/${imageId}/160.webp`);
  expect([picture.statusCode, picture.headers['cache-tag']]).toEqual([200, `/images/${imageId}`]);
  const missing = await app.inject('/works/nonsense');
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  await app.close();
});
