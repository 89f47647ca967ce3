import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_SCOPES } from '../../kernel/actor.ts';
import { createTestApp, drawPng, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { deliverWebhooks } from '../webhooks/index.ts';

const run = promisify(execFile);
const exampleOf = (name: string) => fileURLToPath(new URL(`../../../../docs/examples/${name}`, import.meta.url));

let test: TestApp;
let creator: TestPerson;
let origin: string;
let folder: string;

beforeAll(async () => {
  test = await createTestApp({ KOMAWARI_WEBHOOKS_LOOPBACK: '1' });
  creator = await test.signUpCreator('kaede');
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'komawari-pages-'));
  for (const name of ['10.png', '2.png', '1.png']) await writeFile(join(folder, name), await drawPng());
  await writeFile(join(folder, 'notes.txt'), 'no page');
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function tokenWith(scopes: readonly string[]): Promise<string> {
  const { data } = await test.run(
    'mutation C($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret } }',
    { input: { name: 'Folder', scopes, expiresInDays: 30 } },
    creator,
  );
  return data.createPersonalToken.secret;
}

const upload = (token: string, ...args: string[]) =>
  run(process.execPath, [exampleOf('upload-folder.mjs'), folder, ...args], {
    env: { KOMAWARI_URL: origin, KOMAWARI_TOKEN: token },
  });

const pagesOf = async (episodeId: string) =>
  (
    await test.services.database.query<{ name: string }>(
      'pagesOf',
      'SELECT i.file_name AS name FROM pages p JOIN images i ON i.id = p.image_id WHERE p.episode_id = $1 ORDER BY p.position',
      [episodeId],
    )
  ).map(({ name }) => name);

describe('the example that uploads a folder', () => {
  it('makes a work with a draft of all pages in the order people read them', async () => {
    const { stdout } = await upload(await tokenWith(TOKEN_SCOPES), '--new-work', '夜の列車', '--title', '一');
    const [, workId = '', episodeId = ''] = /Draft: .*\/manga\/(w\w+)\/episodes\/(e\w+)\/edit/.exec(stdout) ?? [];
    expect(await pagesOf(episodeId)).toEqual(['1.png', '2.png', '10.png']);
    const own = await test.run(`{ episode(id: "${episodeId}") { title status work { id title } } }`, {}, creator);
    expect(own.data.episode).toEqual({ title: '一', status: 'DRAFT', work: { id: workId, title: '夜の列車' } });
    expect((await test.run(`{ episode(id: "${episodeId}") { id } }`)).errors).toHaveLength(1);
  });

  it('publishes into a work that is there already', async () => {
    const made = await test.run('mutation { createWork(workInput: { title: "灯" }) { work { id } } }', {}, creator);
    const { stdout } = await upload(await tokenWith(TOKEN_SCOPES), '--work', made.data.createWork.work.id, '--publish');
    const episodeId = /Published: .*\/episodes\/(e\w+)/.exec(stdout)?.[1] ?? '';
    const seen = await test.run(`{ episode(id: "${episodeId}") { pages { nodes { id } } } }`);
    expect(seen.data.episode.pages.nodes).toHaveLength(3);
  });

  it.each([
    ['that may not publish', ['WRITE_WORKS', 'UPLOAD_IMAGES'], 'lacks the scope PUBLISH'],
    ['that may not upload', ['WRITE_WORKS', 'PUBLISH'], 'Sign in to upload'],
  ])('with a token %s it ends with a sentence', async (_what, scopes, sentence) => {
    const failed = upload(await tokenWith(scopes), '--new-work', '止', '--publish');
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
  });
});

describe('the example that receives webhooks', () => {
  it('takes what is signed, once, and refuses the rest', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const { data } = await test.run(
      `mutation C($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }`,
      { input: { url, events: ['FAN_GAINED'] } },
      creator,
    );
    const { secret, webhook } = data.createWebhook;
    const child = spawn(process.execPath, [exampleOf('receive-webhook.mjs')], {
      env: { KOMAWARI_WEBHOOK_SECRET: secret, PORT: String(port) },
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    try {
      await expect.poll(() => said, { timeout: 20_000 }).toContain('Listening');
      await test.run(
        'mutation T($id: ID!) { sendTestWebhook(id: $id) { webhook { id } } }',
        { id: webhook.id },
        creator,
      );
      await deliverWebhooks(test.services, { error: () => undefined });
      await expect.poll(() => said).toContain('TEST {"message":"This is a test."}');
      const shown = await test.run(
        '{ viewer { ... on RegisteredViewer { webhooks { deliveries { id state status } } } } }',
        {},
        creator,
      );
      const [delivery] = shown.data.viewer.webhooks[0].deliveries;
      expect(delivery).toMatchObject({ state: 'DELIVERED', status: 204 });
      await test.run('mutation R($id: ID!) { redeliverWebhook(id: $id) { deliveryId } }', { id: delivery.id }, creator);
      await deliverWebhooks(test.services, { error: () => undefined });
      const forged = await fetch(url, {
        method: 'POST',
        headers: { 'komawari-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
        body: '{"id":"x","event":"FAN_GAINED"}',
      });
      expect(forged.status).toBe(401);
      expect(said.match(/TEST/g)).toHaveLength(1);
    } finally {
      child.kill();
    }
  });
});

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
