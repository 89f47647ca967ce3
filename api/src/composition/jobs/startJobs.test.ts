import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../../graphql/context.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startJobs } from './startJobs.ts';

let test: TestApp;
let imageId: string;

beforeAll(async () => {
  test = await createTestApp();
  const mina = await test.signUpCreator('mina');
  imageId = await test.addImage(mina, 'PAGE', { width: 1400, height: 2000 });
  const CREATE =
    'mutation ($e: EpisodeInput) { createWork(workInput: { title: "w", tagTitles: [] }, episodeInput: $e) { work { id } } }';
  await test.run(CREATE, { e: { status: 'PUBLIC', pages: [{ imageId }] } }, mina);
});
afterAll(() => test.close());

/** The services, with a call before each file that is stored. */
function watchWrites(services: Services, onWrite: (key: string) => Promise<void> | void): Services {
  const objects = new Proxy(services.objects, {
    get(store, name) {
      if (name === 'put')
        return async (...given: Parameters<typeof store.put>) => {
          await onWrite(given[0]);
          return store.put(...given);
        };
      const value = Reflect.get(store, name, store) as unknown;
      return typeof value === 'function' ? value.bind(store) : value;
    },
  });
  return { ...services, objects };
}

it('a process that is told to end in the midst of a picture ends after the size at hand, without a word', async () => {
  const logged: object[] = [];
  const log = { error: (facts: object) => void logged.push(facts), warn: () => undefined };
  const written: string[] = [];
  let end!: () => void;
  const isWriting = new Promise<void>((resolve) => (end = resolve));
  const services = watchWrites(test.services, (key) => {
    written.push(key);
    end();
  });
  const jobs = await startJobs(services, log);
  await isWriting;
  await jobs.stop();
  expect(written).toHaveLength(1);
  expect(logged).toEqual([]);
  const [image] = await test.services.database.query<{ hasAvif: boolean }>(
    'readHasAvif',
    'SELECT has_avif AS "hasAvif" FROM images WHERE id = $1',
    [imageId],
  );
  expect(image).toEqual({ hasAvif: false });
}, 60_000);

it('a process that ends while a job does not end in time says nothing of the queue it closed', async () => {
  const logged: object[] = [];
  const log = { error: (facts: object) => void logged.push(facts), warn: () => undefined };
  let begin!: () => void;
  const isWriting = new Promise<void>((resolve) => (begin = resolve));
  let goOn!: () => void;
  const isOver = new Promise<void>((resolve) => (goOn = resolve));
  let afterwards!: () => void;
  const isWritten = new Promise<void>((resolve) => (afterwards = resolve));
  const services = watchWrites(test.services, async () => {
    begin();
    await isOver;
    afterwards();
  });
  const jobs = await startJobs(services, log);
  await isWriting;
  await jobs.stop();
  goOn();
  await isWritten;
  expect(logged).toEqual([]);
}, 60_000);
