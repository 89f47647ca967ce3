import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeTrash } from '../../composition/jobs/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { createImage } from './createImage.ts';

const CROP = `mutation ($input: CropImageInput!) { cropImage(input: $input) {
  image { id width height url crop { left top right bottom whole { id width height } } } problems { path code } } }`;

let test: TestApp;
let mina: TestPerson;
let ren: TestPerson;
let whole: string;
beforeAll(async () => {
  test = await createTestApp();
  mina = await test.signUpCreator('mina');
  ren = await test.signUpCreator('ren');
  whole = await addImageWithMargins();
});
afterAll(() => test.close());

/** A page of 800 by 1200: white, but for a blue block of 600 by 900 that is 80 from the left and 120 from the top. */
async function addImageWithMargins(): Promise<string> {
  const block = { create: { width: 600, height: 900, channels: 3, background: 'blue' } } as const;
  const png = await sharp({ create: { width: 800, height: 1200, channels: 3, background: 'white' } })
    .composite([{ input: block, left: 80, top: 120 }])
    .png()
    .toBuffer();
  const upload = await test.services.uploads.add(mina.actor.accountId, `margins-${Math.random()}`, 'p1.png', png);
  const outcome = await createImage(test.services, mina.actor, { uploadId: upload.id, type: 'PAGE' });
  return outcome.ok ? outcome.value.id : expect.fail();
}
const margins = { left: 80, top: 120, right: 120, bottom: 180 };
async function crop(input: object, as = mina) {
  const { data, errors } = await test.run(CROP, { input: { imageId: whole, ...margins, ...input } }, as);
  return errors[0]?.extensions['code'] ?? data.cropImage;
}
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('inTest', text, values);

describe('a page without its margins', () => {
  it('is a picture of its own with the sizes of what is left, and the original stays byte for byte', async () => {
    const before = await test.services.objects.read(`originals/${whole}`);
    const { image, problems } = await crop({});
    expect(problems).toEqual([]);
    expect(image).toMatchObject({ width: 600, height: 900, crop: { ...margins, whole: { id: whole, width: 800 } } });
    expect((await test.services.objects.read(`originals/${whole}`)).equals(before)).toBe(true);
    const served = await test.app.inject({ url: image.url, headers: { authorization: `Bearer ${mina.token}` } });
    const { dominant } = await sharp(served.rawPayload).stats();
    expect([dominant.b > 230, dominant.r < 25]).toEqual([true, true]);
    const { width, height } = await sharp(served.rawPayload).metadata();
    expect([width, height]).toEqual([600, 900]);
  });

  it('asked for again is the same; a part is cut from the whole again; without margins the whole is back', async () => {
    const first = (await crop({})).image;
    expect((await crop({})).image.id).toBe(first.id);
    const other = (await crop({ imageId: first.id, left: 40 })).image;
    expect(other).toMatchObject({ width: 640, height: 900, crop: { left: 40, whole: { id: whole } } });
    const none = { left: 0, top: 0, right: 0, bottom: 0 };
    expect((await crop({ imageId: first.id, ...none })).image).toMatchObject({ id: whole, crop: null });
  });

  it.each([
    [{ left: -1 }, 'OUT_OF_RANGE'],
    [{ left: 700 }, 'OUT_OF_RANGE'],
    [{ top: 2_000_000_000, bottom: 2_000_000_000 }, 'OUT_OF_RANGE'],
    // A page is at least 300 pixels wide (decisions 4.3).
    [{ left: 400 }, 'TOO_NARROW'],
  ])('margins %j are refused: %s', async (wrong, code) => {
    expect(await crop(wrong)).toMatchObject({ image: null, problems: [{ path: ['margins'], code }] });
  });

  it('is made of own pages only', async () => {
    expect(await crop({}, ren)).toBe('NOT_FOUND');
    expect(await crop({ imageId: 'none' })).toBe('NOT_FOUND');
    expect(await crop({ imageId: await test.addImage(mina, 'ICON', { width: 200, height: 200 }) })).toBe('NOT_FOUND');
  });

  it('is what readers get once the episode is saved with it; of the whole they learn nothing', async () => {
    const { data } = await test.run(
      'mutation ($e: EpisodeInput) { createWork(workInput: { title: "余白" }, episodeInput: $e) { episode { id pages { nodes { id } } } } }',
      { e: { status: 'PUBLIC', pages: [{ imageId: whole }] } },
      mina,
    );
    const { id, pages } = data.createWork.episode;
    const part = (await crop({})).image.id as string;
    const [last] = await sql<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM content_changes');
    await test.run(
      'mutation ($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { problems { code } } }',
      { input: { id, expectedRevision: 1, episode: { pages: [{ id: pages.nodes[0].id, imageId: part }] } } },
      mina,
    );
    const keys = await sql<{ key: string }>('SELECT key FROM content_changes WHERE id > $1', [last?.id]);
    expect(keys.map(({ key }) => key)).toEqual([`Episode:${id}`]);
    const read = (as: TestPerson | null) =>
      test.run(
        `query ($id: ID!) { episode(id: $id) { pages { nodes { id width height image { id crop { left whole { url } } } } } } }`,
        { id },
        as,
      );
    const shown = { id: pages.nodes[0].id, width: 600, height: 900 };
    for (const as of [null, ren])
      expect((await read(as)).data.episode.pages.nodes).toEqual([{ ...shown, image: { id: part, crop: null } }]);
    expect((await read(mina)).data.episode.pages.nodes[0].image.crop.left).toBe(80);
    expect((await test.app.inject(`/images/${whole}/640.webp`)).statusCode).toBe(404);
    // The version before still shows the whole, and the clean-up leaves both.
    await sql(`UPDATE images SET created_at = now() - interval '8 days'`);
    await sql('DELETE FROM episode_versions');
    await purgeTrash(test.services);
    expect((await sql('SELECT 1 FROM images WHERE id = ANY($1)', [[whole, part]])).length).toBe(2);
    expect((await crop({ imageId: part, left: 0, top: 0, right: 0, bottom: 0 })).image.id).toBe(whole);
  });
});
