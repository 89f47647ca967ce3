import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, drawPng, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { createImage } from './createImage.ts';
import { removePictures } from './removePictures.ts';
import { keepPicture, noteRemoval } from './store/removals.ts';

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.signUpCreator('kaede');
});
afterAll(() => test.close());

const sql = (statement: string) => test.services.database.query<{ id: string }>('inTest', statement);
const timePasses = () => sql(`UPDATE image_removals SET due_at = now() - interval '1 second'`);

/** Pictures of which there are bytes. */
async function stored(): Promise<string[]> {
  const ids = new Set<string>();
  for await (const { key } of test.services.objects.list('')) ids.add(key.split('/')[1] ?? '');
  return [...ids].toSorted();
}

describe('bytes of pictures', () => {
  it('stay with a picture that was kept', async () => {
    const id = await test.addImage(person);
    await timePasses();
    await removePictures(test.services);
    expect(await stored()).toEqual([id]);
  });

  it('stay also when its answer got lost after it was kept, and the same call answers it', async () => {
    const { uploads } = test.services;
    const upload = await uploads.add(person.actor.accountId, 'lost', 'a.png', await drawPng());
    const { database } = test.services;
    const losing = {
      ...test.services,
      database: {
        ...database,
        async transact(...[work, options]: Parameters<typeof database.transact>) {
          const result = await database.transact(work, options);
          if (options?.isChange !== false)
            throw Object.assign(new Error('the answer got lost'), { code: 'ECONNRESET' });
          return result;
        },
        ask: (name: string, send: Parameters<typeof database.ask>[1]) =>
          name === 'find images' ? Promise.resolve([]) : database.ask(name, send),
      } as typeof database,
    };
    const before = await stored();
    const input = { uploadId: upload.id, type: 'PAGE' } as const;
    await expect(createImage(losing, person.actor, input)).rejects.toThrow('the answer got lost');
    await timePasses();
    await removePictures(test.services);
    const again = await createImage(test.services, person.actor, input);
    const [id] = (await stored()).filter((one) => !before.includes(one));
    expect(again).toMatchObject({ ok: true, value: { id } });
  });

  it('go when the picture never got its row, and nothing is kept of it afterwards', async () => {
    const id = 'i00000000000000000000';
    const before = await stored();
    await noteRemoval(test.services.database, id);
    await test.services.objects.put(`originals/${id}`, Buffer.from('x'), { size: 1, contentType: 'image/png' });
    await removePictures(test.services);
    expect(await stored()).toContain(id);
    await timePasses();
    await removePictures(test.services);
    expect(await stored()).toEqual(before);
    await expect(test.services.database.transact((tx) => keepPicture(tx, id))).rejects.toThrow('took so long');
  });
});
