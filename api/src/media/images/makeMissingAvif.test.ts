import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { makeMissingAvif } from './makeMissingAvif.ts';

let test: TestApp;
let mina: Awaited<ReturnType<TestApp['signUpCreator']>>;

beforeAll(async () => {
  test = await createTestApp();
  mina = await test.signUpCreator('mina');
});
afterAll(() => test.close());

const never = new AbortController().signal;

async function publishPicture(): Promise<string> {
  const imageId = await test.addImage(mina, 'PAGE', { width: 320, height: 400 });
  const CREATE =
    'mutation ($e: EpisodeInput) { createWork(workInput: { title: "w", tagTitles: [] }, episodeInput: $e) { work { id } } }';
  await test.run(CREATE, { e: { status: 'PUBLIC', pages: [{ imageId }] } }, mina);
  return imageId;
}

/** Runs one batch; the pictures that failed. */
async function runBatch(): Promise<string[]> {
  const failed: string[] = [];
  const log = { error: (facts: object) => void failed.push((facts as { imageId: string }).imageId) };
  await makeMissingAvif(test.services, log, never);
  return failed.toSorted();
}

const stateOf = async (id: string) =>
  (
    await test.services.database.query<{ hasAvif: boolean; attempts: number; minutes: number | null }>(
      'readAvif',
      `SELECT has_avif AS "hasAvif", avif_attempts AS attempts,
         round(extract(epoch FROM avif_due_at - now()) / 60)::int AS minutes FROM images WHERE id = $1`,
      [id],
    )
  )[0];

const moveOn = () => test.services.database.query('moveOn', 'UPDATE images SET avif_due_at = now()');

it('pictures that fail let the others pass, and are tried again after longer and longer pauses', async () => {
  const older = await publishPicture();
  // As many as a batch holds, and before it in the row.
  const broken = [];
  for (let count = 0; count < 5; count++) broken.push(await publishPicture());
  for (const id of broken) await test.services.objects.delete(`originals/${id}`);

  expect(await runBatch()).toEqual(broken.toSorted());
  expect(await stateOf(older)).toMatchObject({ hasAvif: false });
  expect(await runBatch()).toEqual([]);
  expect(await stateOf(older)).toEqual({ hasAvif: true, attempts: 0, minutes: null });

  expect(await stateOf(broken[0]!)).toEqual({ hasAvif: false, attempts: 1, minutes: 1 });
  const pauses = [];
  for (let count = 0; count < 7; count++) {
    await moveOn();
    expect(await runBatch()).toEqual(broken.toSorted());
    pauses.push((await stateOf(broken[0]!))?.minutes);
  }
  expect(pauses).toEqual([4, 16, 64, 256, 1024, 1440, 1440]);
});
