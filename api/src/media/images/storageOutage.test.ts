import { randomUUID } from 'node:crypto';
import { startS3 } from '@komawari/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, drawPng, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { openGate, type Gate } from '../../testing/outages/openGate.ts';

let bucket: Awaited<ReturnType<typeof startS3>>;
let gate: Gate;
let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  bucket = await startS3();
  gate = await openGate(() => bucket.port);
  test = await createTestApp({
    S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    S3_TIMEOUT: '1',
  });
  person = await test.signUpCreator('kaede');
});
afterAll(async () => {
  await test.close();
  await gate.close();
  await bucket.close();
});

const CREATE = `mutation C($id: ID!) { createImage2(input: { uploadId: $id, type: PAGE }) {
  __typename image { id } problems { code message }
} }`;
const create = (id: string) => test.run(CREATE, { id }, person);
const upload = async () =>
  (await test.services.uploads.add(person.actor.accountId, randomUUID(), '1.png', await drawPng())).id;

/** How many pieces are sent to the bucket for one picture. */
async function countPieces(): Promise<number> {
  let pieces = 0;
  gate.watch(() => ((pieces += 1), 'pass'));
  await create(await upload());
  gate.watch(null);
  return pieces;
}

it.each(['cut before', 'cut after'] as const)(
  'the object storage goes away while a picture is written to it (%s): it is said so, and the same call makes the picture when it is back',
  async (passage) => {
    const pieces = await countPieces();
    expect(pieces).toBeGreaterThan(2);
    for (const at of [2, pieces]) {
      const id = await upload();
      let seen = 0;
      gate.watch(() => ((seen += 1), seen < at ? 'pass' : passage));
      const refused = await create(id);
      const [error] = refused.errors;
      expect([at, refused.status, error?.extensions['code'], error?.extensions['retryAfter']]).toEqual([
        at,
        503,
        'SERVICE_UNAVAILABLE',
        5,
      ]);
      expect(error?.message).toBe('Komawari cannot do this right now. Try again in a few seconds.');
      gate.watch(null);
      const made = await create(id);
      expect([made.status, made.data.createImage2.problems]).toEqual([200, []]);
    }
  },
);
