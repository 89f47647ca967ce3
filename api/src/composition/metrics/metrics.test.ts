import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteBackup, openDatabase } from '../../database/index.ts';
import { createServer } from '../app.ts';
import { registerGraphQLRoute } from '../route.ts';
import { nameOperation, OTHERS } from '../nameOperation.ts';
import { loadTrustedDocuments } from '../trustedDocuments.ts';
import type { TestPerson } from '../../testing/createTestApp.ts';
import { createPublishedApp, type PublishedApp } from '../../testing/publishing/createPublishedApp.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';
import { serveMetrics, type SideServer } from './serveMetrics.ts';
import { serveWorkerHealth } from './serveWorkerHealth.ts';

const HERE = { host: '127.0.0.1', port: 0 };
const DOCUMENT = 'query Viewer { viewer { id } }';

let test: PublishedApp;
let creator: TestPerson;
let metrics: Metrics;
let served: SideServer;
const lines: Record<string, unknown>[] = [];

/** The numbers of a scrape by name, with labels where there are some. */
async function scrape(url = served.url): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const values = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    values.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

/** Asks an API like those of a production, whose front ends know one document. */
async function askProduction(payload: object, token: string): Promise<void> {
  const config = { ...test.services.config, env: 'production' as const, logLevel: 'info' };
  const app = createServer(config, { write: (line) => void lines.push(JSON.parse(line)) }, metrics);
  await app.register(cookie);
  registerGraphQLRoute(app, test.services, new Map([['known', DOCUMENT]]));
  await app.inject({
    method: 'POST',
    url: '/graphql?opname=Viewer',
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: '203.0.113.7',
    payload,
  });
  await app.close();
}

beforeAll(async () => {
  test = await createPublishedApp();
  creator = await test.signUpCreator('mina');
  metrics = createMetrics();
  served = await serveMetrics(metrics, test.services, HERE);
});
afterAll(async () => {
  metrics.close();
  await served.close();
  await test.close();
});

describe('a publication', () => {
  it('is waiting until it is live, and the time it took is counted for each page', async () => {
    await test.publisher.runOnce();
    const before = await scrape();
    await test.run(
      'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } } }',
      { w: { title: '塔' }, e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] } },
      creator,
    );
    const waiting = await scrape();
    expect(waiting.get('komawari_changes_waiting')).toBeGreaterThan(0);
    await test.publisher.runOnce();
    const after = await scrape();
    expect(after.get('komawari_changes_waiting')).toBe(0);
    expect(after.get('komawari_stale_pages')).toBe(0);
    const count = (values: Map<string, number>) => values.get('komawari_publish_to_live_seconds_count') ?? 0;
    expect(count(after)).toBeGreaterThan(count(before) + 3);
    expect(after.get('komawari_publish_to_live_seconds_sum')).toBeGreaterThan(0);
  });

  it('drawn for a reader who asked, or for a new release, is nothing that somebody waited for', async () => {
    const before = await scrape();
    await test.publisher.renderNow('/');
    expect((await scrape()).get('komawari_publish_to_live_seconds_count')).toBe(
      before.get('komawari_publish_to_live_seconds_count'),
    );
  });
});

describe('a request', () => {
  it('is counted by its route, and by its operation where that is one of ours', async () => {
    await askProduction({ documentId: 'known' }, creator.token);
    await askProduction({ query: DOCUMENT.replace('Viewer', 'chosenBySomebody') }, creator.token);
    const values = await scrape();
    const counted = (labels: string) => values.get(`komawari_graphql_operation_duration_seconds_count{${labels}}`);
    expect(counted('operation="Viewer",outcome="OK"')).toBe(1);
    expect(counted(`operation="${OTHERS}",outcome="OK"`)).toBeGreaterThan(0);
    expect([...values.keys()].filter((key) => key.includes('chosenBySomebody'))).toEqual([]);
    expect(
      values.get('komawari_http_request_duration_seconds_count{method="POST",route="/graphql",status="200"}'),
    ).toBe(2);
  });

  it('leaves one line that tells what was asked by which kind of viewer, and not by whom', async () => {
    lines.length = 0;
    await askProduction({ documentId: 'known' }, creator.token);
    expect(lines).toMatchObject([
      { msg: 'answered', method: 'POST', route: '/graphql', status: 200, operation: 'Viewer', viewer: 'REGISTERED' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`203\\.0\\.113|mina|${creator.actor.accountId}`));
  });

  it('of a front end has a name in every document that one sends', async () => {
    const documents = [...(await loadTrustedDocuments()).values()];
    expect(documents.length).toBeGreaterThan(100);
    expect(documents.filter((source) => nameOperation(source) === OTHERS)).toEqual([]);
  });
});

describe('a database that does not answer', () => {
  it('is told as such, and nothing is shown that was read before', async () => {
    const other = createMetrics();
    let database = test.services.database;
    const services = {
      ...test.services,
      get database() {
        return database;
      },
    };
    const beside = await serveMetrics(other, services, HERE);
    expect((await scrape(beside.url)).get('komawari_up')).toBe(1);
    database = openDatabase('postgres://127.0.0.1:9/nothing');
    const values = await scrape(beside.url);
    expect(values.get('komawari_up')).toBe(0);
    expect(values.has('komawari_stale_pages')).toBe(false);
    await beside.close();
    other.close();
    await database.close();
  });
});

describe('a worker', () => {
  it('is ready while what changes is live in time, and says so on a port of its own', async () => {
    const health = await serveWorkerHealth(test.services, HERE.host, 0);
    const ask = async (path: string) => {
      const answer = await fetch(health.url + path);
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    expect(await ask('/healthz')).toEqual({ status: 200, body: { alive: true } });
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: { ready: true, publishing: true } });
    await test.services.database.query(
      'markLate',
      `INSERT INTO stale_pages (path, reason, marked_at) VALUES ('/late', 'newWorks', now() - interval '10 min')`,
    );
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      body: { ready: false, publishing: false, database: true },
    });
    const api = await test.app.inject('/readyz');
    expect([api.statusCode, api.json()]).toMatchObject([200, { ready: true, publishing: false }]);
    // One page that cannot be drawn is the concern of whoever reads the log, not of the whole worker.
    await test.services.database.query('failLate', 'UPDATE stale_pages SET attempts = 3');
    expect((await ask('/readyz')).status).toBe(200);
    await test.services.database.query('dropLate', 'DELETE FROM stale_pages');
    await health.close();
  });

  it('is not ready with a disk that takes no page, though every page was tried', async () => {
    const disk = { look: async () => ({ free: 4096, room: -1 }) };
    const health = await serveWorkerHealth({ ...test.services, disk }, HERE.host, 0);
    const answer = await fetch(`${health.url}/readyz`);
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { ready: false, publishing: false, pageStore: true },
    ]);
    await health.close();
  });
});

it('dashboard and alerts ask for nothing that a process does not tell', async () => {
  const read = (name: string) =>
    readFileSync(fileURLToPath(new URL(`../../../../deploy/monitoring/${name}`, import.meta.url)), 'utf8');
  const here = { folder: '/backups', name: '20261125T000000Z', takenAt: new Date(Date.now() - 60_000) };
  await noteBackup(test.services.database, here);
  expect((await scrape()).get('komawari_backup_age_seconds')).toBeGreaterThanOrEqual(60);
  const told = new Set([...(await scrape()).keys()].map((key) => key.replace(/\{.*/, '')));
  const dashboard = JSON.parse(read('dashboard.json')) as { panels: { targets?: { expr: string }[] }[] };
  const questions = [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...[...read('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr),
  ];
  const asked = new Set(questions.flatMap((expr) => expr.match(/\b(?:komawari|process|nodejs)_\w+/g) ?? []));
  expect(asked.size).toBeGreaterThan(15);
  expect([...asked].filter((name) => !told.has(name))).toEqual([]);
});
