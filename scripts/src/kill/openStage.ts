import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type RunningApp, start } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { migrate } from '@komawari/api/database';
import { type Services, addEpisode, createImage, createWork } from '@komawari/api/seeding';
import { startPostgres } from '@komawari/postgres';
import { environment } from '../config.ts';
import { findFreePort } from '@komawari/postgres/freePort';
import { type Person, expectDone, settlePerson } from '../seed/people.ts';
import { mark } from './marks.ts';

/** Everything that is published and withdrawn, known by a short name that stands in its title. */
export type StagedWork = { id: string; name: string; owner: Person; episodes: { id: string; name: string }[] };

/** A database, a page store and some works, for processes that will be killed. */
export type Stage = {
  /** What a process of the installation is started with. */
  env: NodeJS.ProcessEnv;
  url: string;
  publicDir: string;
  /** A publisher and connections of the test's own, which nobody kills. */
  app: RunningApp;
  works: StagedWork[];
  close(): Promise<void>;
};

const creators = 2;
const worksEach = 2;
const episodesEach = 4;

async function addPicture(services: Services, owner: Person, name: string): Promise<string> {
  const [r = 0, g = 0, b = 0] = Buffer.from(name).subarray(-3);
  const body = await sharp({ create: { width: 400, height: 600, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  const upload = await services.uploads.add(owner.actor.accountId, `kill/${name}`, `${name}.png`, body);
  const made = await createImage(services, owner.actor, { uploadId: upload.id, type: 'PAGE' });
  return expectDone(`picture ${name}`, made).id;
}

async function addWork(services: Services, owner: Person, name: string): Promise<StagedWork> {
  const made = await createWork(services, owner.actor, { title: mark(name, 0), tagTitles: ['kill'] }, null);
  const { workId } = expectDone(`work ${name}`, made);
  const episodes: StagedWork['episodes'] = [];
  for (let index = 0; index < episodesEach; index++) {
    const episode = `${name}e${index}`;
    const pages = [{ imageId: await addPicture(services, owner, episode) }];
    const input = { title: mark(episode, 0), pages, status: index % 2 ? ('DRAFT' as const) : ('PUBLIC' as const) };
    const id = expectDone(`episode ${episode}`, await addEpisode(services, owner.actor, workId, input));
    episodes.push({ id, name: episode });
  }
  return { id: workId, name, owner, episodes };
}

async function fill(services: Services): Promise<StagedWork[]> {
  const works: StagedWork[] = [];
  for (let index = 0; index < creators; index++) {
    const screenName = `creator_${index}`;
    const profile = { email: `${screenName}@example.com`, screenName, displayName: screenName, selfIntroduction: '' };
    const owner = await settlePerson(services, profile);
    for (let nth = 0; nth < worksEach; nth++) works.push(await addWork(services, owner, `c${index}w${nth}`));
  }
  return works;
}

/** Opens a stage in a temporary folder. */
export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'komawari-kill-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const port = await findFreePort();
  const env = {
    ...environment,
    DATABASE_URL: postgres.url,
    KOMAWARI_DATA: join(folder, 'data'),
    KOMAWARI_ENV: 'test',
    KOMAWARI_SECRET: 'a-secret-of-the-kill-test-that-nobody-else-uses',
    PORT: String(port),
    // Nobody writes mail here; without an address every process would open an inbox.
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    // Starting is most of the way back; compiled code is kept, as an installation may do too.
    NODE_COMPILE_CACHE: join(tmpdir(), 'komawari-compiled'),
  };
  await migrate(postgres.url);
  const config = readConfig(env);
  const app = await start({ config, roles: [] });
  const works = await fill(app.services);
  // A new format is a change of its own, and would come whenever it likes.
  await app.services.database.query('skipAvif', 'UPDATE images SET has_avif = true');
  return {
    env,
    url: `http://127.0.0.1:${port}`,
    publicDir: config.publicDir,
    app,
    works,
    async close() {
      await app.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
