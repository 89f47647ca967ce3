import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '@komawari/storage/objects';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { imagePath, tagPath, userPath, workPath } from '../paths.ts';
import type { PageStore } from './PageStore.ts';

/** A place of a test's own. */
export interface PagePlace {
  /** Opens it, as each process does. */
  open(): PageStore;
  /** Where derivatives come from. */
  objects: ObjectStore;
  /** Takes a precompressed form of a file of the front ends away, as a process that died before writing it. */
  loseForm(name: string): Promise<void>;
}

/** What every page store promises. Each implementation runs this suite against an empty place of its own. */
export function describePageStore(name: string, createPlace: () => Promise<PagePlace>): void {
  describe(`${name} keeps the promises of a page store`, () => {
    let place: PagePlace;
    const scene: Scene = {
      store: () => scene.current!,
      other: () => place.open(),
      objects: () => place.objects,
      loseForm: (name) => place.loseForm(name),
      current: null,
    };
    beforeAll(async () => {
      place = await createPlace();
      await place.open().prepare();
    });
    beforeEach(() => void (scene.current = place.open()));
    keepsPages(scene);
    keepsPrecompressedForms(scene);
    keepsPictures(scene);
    keepsAssets(scene);
    isForSeveralProcesses(scene);
  });
}

interface Scene {
  store(): PageStore;
  /** Another process. */
  other(): PageStore;
  objects(): ObjectStore;
  loseForm(name: string): Promise<void>;
  current: PageStore | null;
}

const PAGE = `<!doctype html><title>傘</title>${'<p>雨の日の話。</p>'.repeat(100)}</html>`;
const textOf = async (store: PageStore, path: string): Promise<string | null> =>
  (await store.read(path))?.body.toString() ?? null;

async function place(store: PageStore, path: string, html: string): Promise<string> {
  const { outcome, complete } = await store.write(path, html);
  await complete();
  return outcome;
}

async function listAll(store: PageStore): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of store.listPaths()) paths.push(path);
  return paths.toSorted();
}

async function addDerivative(objects: ObjectStore, imageId: string, name: string): Promise<void> {
  const body = Buffer.from(`${imageId} ${name}`);
  await objects.put(`derivatives/${imageId}/${name}`, body, { size: body.length, contentType: 'image/webp' });
}

async function pictureOf(store: PageStore, imageId: string, name: string): Promise<string | null> {
  const picture = await store.openImage(imageId, name);
  if (!picture) return null;
  const body = await buffer(picture.stream);
  expect(picture.size).toBe(body.length);
  return body.toString();
}

function keepsPages({ store }: Scene): void {
  it.each([
    ['the first page', '/'],
    ['a work', workPath('w1')],
    ['a page below another one', `${workPath('w1')}/characters`],
    ['a creator’s site', userPath('Haru', '')],
    ['a tag in Japanese', tagPath('ラブコメ')],
    ['a tag of signs', tagPath('100%? #1 & a+b')],
  ])('%s is read as it was written, and gone once it is removed', async (_what, path) => {
    expect([await store().has(path), await store().read(path)]).toEqual([false, null]);
    expect(await place(store(), path, PAGE)).toBe('written');
    expect([await store().has(path), await textOf(store(), path)]).toEqual([true, PAGE]);
    expect(await store().remove(path)).toBe(true);
    expect([await store().has(path), await store().read(path)]).toEqual([false, null]);
    expect(await store().remove(path)).toBe(false);
  });

  it('a page below another one stays when that one is removed', async () => {
    const [above, below] = [workPath('w2'), `${workPath('w2')}/characters`];
    await place(store(), above, PAGE);
    await place(store(), below, PAGE);
    await store().remove(above);
    expect([await store().has(above), await textOf(store(), below)]).toEqual([false, PAGE]);
    await store().remove(below);
  });

  it('a page that is drawn as it was counts as unchanged, and keeps its version', async () => {
    await place(store(), workPath('w3'), PAGE);
    const before = await store().read(workPath('w3'));
    expect(await place(store(), workPath('w3'), PAGE)).toBe('unchanged');
    expect((await store().read(workPath('w3')))?.hash).toBe(before?.hash);
    expect(await place(store(), workPath('w3'), `${PAGE} `)).toBe('written');
    expect((await store().read(workPath('w3')))?.hash).not.toBe(before?.hash);
  });

  it.each(['/..', '/works/../../etc', '/works//w1', '/a\0b'])(
    'a path that climbs or hides something is refused: %j',
    async (path) => {
      await expect(async () => store().write(path, PAGE)).rejects.toThrow('is no file below');
      await expect(async () => store().read(path)).rejects.toThrow('is no file below');
      await expect(async () => store().remove(path)).rejects.toThrow('is no file below');
    },
  );
}

function keepsPrecompressedForms({ store, other }: Scene): void {
  it('a page is there at once, and its precompressed forms say the same when it is complete', async () => {
    const { complete } = await store().write(workPath('w4'), PAGE);
    expect(await textOf(other(), workPath('w4'))).toBe(PAGE);
    await complete();
    for (const reader of [store(), other()]) {
      const page = await reader.read(workPath('w4'));
      expect(brotliDecompressSync(page!.br!).toString()).toBe(PAGE);
      expect(gunzipSync(page!.gz!).toString()).toBe(PAGE);
    }
  });

  it('no precompressed form of the page before stands beside a new one, though the process died in between', async () => {
    await place(store(), workPath('w5'), PAGE);
    await store().write(workPath('w5'), `${PAGE}<!-- new -->`);
    expect(await other().read(workPath('w5'))).toMatchObject({ br: null, gz: null });
  });

  it('a page whose precompressed forms are missing gets them when it is drawn again, though it did not change', async () => {
    await store().write(workPath('w6'), PAGE);
    expect(await place(other(), workPath('w6'), PAGE)).toBe('unchanged');
    expect(gunzipSync((await other().read(workPath('w6')))!.gz!).toString()).toBe(PAGE);
  });

  it('nothing is left of a removed page that a later one could be mistaken for', async () => {
    await place(store(), workPath('w7'), PAGE);
    await store().remove(workPath('w7'));
    await store().write(workPath('w7'), 'short</html>');
    expect(await other().read(workPath('w7'))).toMatchObject({ br: null, gz: null });
  });
}

function keepsPictures({ store, other, objects }: Scene): void {
  it('a picture is there with all its derivatives, is added to, and is withdrawn as a whole', async () => {
    const [id, kept] = [newId('Image'), newId('Image')];
    for (const name of ['160.webp', '800.webp']) await addDerivative(objects(), id, name);
    await addDerivative(objects(), kept, '160.webp');
    expect(await store().openImage(id, '160.webp')).toBeNull();
    expect(await store().putImage(id, objects())).toBe('written');
    expect(await store().putImage(kept, objects())).toBe('written');
    expect(await store().putImage(id, objects())).toBe('unchanged');
    await addDerivative(objects(), id, '800.avif');
    expect(await other().openImage(id, '800.avif')).toBeNull();
    expect(await store().putImage(id, objects())).toBe('written');
    for (const name of ['160.webp', '800.webp', '800.avif'])
      expect(await pictureOf(other(), id, name)).toBe(`${id} ${name}`);
    expect(await store().withdrawImage(id)).toBe(true);
    for (const name of ['160.webp', '800.webp', '800.avif']) expect(await other().openImage(id, name)).toBeNull();
    expect(await store().withdrawImage(id)).toBe(false);
    expect(await pictureOf(store(), kept, '160.webp')).toBe(`${kept} 160.webp`);
  });

  it('what lies among the derivatives and is none is not published', async () => {
    const id = newId('Image');
    await addDerivative(objects(), id, 'Original.png');
    await addDerivative(objects(), id, '160.webp');
    await store().putImage(id, objects());
    expect(await store().openImage(id, 'Original.png')).toBeNull();
  });

  it('a picture without derivatives is none', async () => {
    const id = newId('Image');
    expect(await store().putImage(id, objects())).toBe('unchanged');
    expect(await listAll(store())).not.toContain(imagePath(id));
  });
}

function keepsAssets({ store, other, loseForm }: Scene): void {
  const script = Buffer.from('export const umbrella = "傘";\n'.repeat(200));

  it('a file of the front ends is read as it was put, with precompressed forms where they are smaller', async () => {
    await store().putAsset('_astro/reader.js', script);
    await store().putAsset('_astro/font.woff2', script);
    const found = await other().readAsset('_astro/reader.js');
    expect(found?.body.equals(script)).toBe(true);
    expect(brotliDecompressSync(found!.br!).equals(script)).toBe(true);
    expect(gunzipSync(found!.gz!).equals(script)).toBe(true);
    expect(await other().readAsset('_astro/font.woff2')).toMatchObject({ br: null, gz: null });
    expect(await store().readAsset('_astro/nothing.js')).toBeNull();
  });

  it('a file that changes under its name is the new one, in all its forms', async () => {
    const newer = Buffer.concat([script, script]);
    for (const body of [script, newer]) await store().putAsset('worker.js', body);
    expect((await store().readAsset('worker.js'))?.body.equals(newer)).toBe(true);
    expect(gunzipSync((await other().readAsset('worker.js'))!.gz!).equals(newer)).toBe(true);
  });

  it.each(['.br', '.gz'])(
    'a file whose form %s is missing gets it when it is put again, though it is the same',
    async (form) => {
      await store().putAsset('_astro/again.js', script);
      await loseForm(`_astro/again.js${form}`);
      await other().putAsset('_astro/again.js', script);
      const found = await other().readAsset('_astro/again.js');
      expect(brotliDecompressSync(found!.br!).equals(script)).toBe(true);
      expect(gunzipSync(found!.gz!).equals(script)).toBe(true);
    },
  );

  it('no file of the front ends can climb out of its place', async () => {
    await expect(async () => store().putAsset('../pages/index.html', script)).rejects.toThrow('is no file below');
    await expect(async () => store().readAsset('../pages/index.html')).rejects.toThrow('is no file below');
  });
}

function isForSeveralProcesses({ store, other, objects }: Scene): void {
  it('what another process changed or removed is seen within a moment, what this one did at once', async () => {
    const [here, there] = [store(), other()];
    await place(here, workPath('w8'), PAGE);
    expect(await textOf(there, workPath('w8'))).toBe(PAGE);
    await place(here, workPath('w8'), `${PAGE}<!-- new -->`);
    expect(await textOf(here, workPath('w8'))).toContain('new');
    await expect.poll(() => textOf(there, workPath('w8'))).toContain('new');
    await here.remove(workPath('w8'));
    expect(await textOf(here, workPath('w8'))).toBeNull();
    await expect.poll(() => textOf(there, workPath('w8'))).toBeNull();
  });

  it('pages and pictures that are there are listed, whoever put them there, and no files of the front ends', async () => {
    for (const path of await listAll(store()))
      await (path.startsWith('/images/') ? store().withdrawImage(path.slice('/images/'.length)) : store().remove(path));
    expect(await listAll(store())).toEqual([]);
    const id = newId('Image');
    await addDerivative(objects(), id, '160.webp');
    await store().putImage(id, objects());
    await store().putAsset('_astro/listed.js', Buffer.from('1'));
    const pages = ['/', workPath('w9'), `${workPath('w9')}/characters`, tagPath('ラブコメ'), userPath('Haru', '')];
    for (const path of pages) await place(store(), path, PAGE);
    expect(await listAll(other())).toEqual([...pages, imagePath(id)].toSorted());
  });

  it('is prepared again and again without losing anything, and can be reached', async () => {
    await place(store(), workPath('w10'), PAGE);
    await other().prepare();
    expect(await textOf(store(), workPath('w10'))).toBe(PAGE);
    expect(await store().isReachable()).toBe(true);
  });
}
