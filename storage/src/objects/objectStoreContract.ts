import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { InvalidKey, ObjectNotFound, RangeNotSatisfiable, SizeMismatch } from './errors.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** What every object store promises. Each implementation runs this suite against an empty store of its own. */
export function describeObjectStore(name: string, createEmptyStore: () => Promise<ObjectStore>): void {
  describe(`${name} keeps the promises of an object store`, () => {
    let store: ObjectStore;
    beforeAll(async () => {
      store = await createEmptyStore();
      await store.ready();
    });
    storesAndReads(() => store);
    readsRanges(() => store);
    refusesBadInput(() => store);
    deletesAndLists(() => store);
  });
}

const webp = (body: Buffer) => ({ size: body.length, contentType: 'image/webp' });
const putText = (store: ObjectStore, key: string) =>
  store.put(key, Buffer.from(key), { size: key.length, contentType: 'text/plain' });
const keysBelow = async (store: ObjectStore, prefix: string) =>
  (await collect(store.list(prefix))).map(({ key }) => key);

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

function storesAndReads(store: () => ObjectStore): void {
  it('gives back the bytes and the type that were stored', async () => {
    const body = randomBytes(100_000);
    await store().put('images/i1/640.webp', body, webp(body));
    expect(await store().read('images/i1/640.webp')).toEqual(body);
    expect(await store().head('images/i1/640.webp')).toEqual({ size: 100_000, contentType: 'image/webp' });
    const opened = await store().get('images/i1/640.webp');
    expect(opened).toMatchObject({ size: 100_000, contentType: 'image/webp' });
    expect(await buffer(opened.stream)).toEqual(body);
  });

  it('stores a stream of a known size', async () => {
    const body = randomBytes(300_000);
    const stream = Readable.from([body.subarray(0, 70_000), body.subarray(70_000)]);
    await store().put('originals/stream', stream, { size: body.length, contentType: 'image/png' });
    expect(await store().read('originals/stream')).toEqual(body);
    expect(await store().head('originals/stream')).toEqual({ size: 300_000, contentType: 'image/png' });
  });

  it('stores an archive that is too large to hold in memory', async () => {
    const body = Buffer.alloc(25 * 1024 * 1024, randomBytes(1024));
    const chunks = Array.from({ length: 25 }, (_, i) => body.subarray(i * 1024 * 1024, (i + 1) * 1024 * 1024));
    const info = { size: body.length, contentType: 'application/zip' };
    await store().put('uploads/large.zip', Readable.from(chunks), info);
    expect(await store().head('uploads/large.zip')).toEqual(info);
    expect((await store().read('uploads/large.zip')).equals(body)).toBe(true);
    await store().delete('uploads/large.zip');
  });

  it('replaces an object, its type included', async () => {
    await store().put('replaced', Buffer.from('first and longer'), { size: 16, contentType: 'text/html' });
    await store().put('replaced', Buffer.from('second'), { size: 6, contentType: 'application/octet-stream' });
    expect(String(await store().read('replaced'))).toBe('second');
    expect(await store().head('replaced')).toEqual({ size: 6, contentType: 'application/octet-stream' });
  });

  it('stores an empty object', async () => {
    await store().put('empty', Buffer.alloc(0), { size: 0, contentType: 'text/plain' });
    expect(await store().read('empty')).toEqual(Buffer.alloc(0));
    expect(await store().head('empty')).toEqual({ size: 0, contentType: 'text/plain' });
  });

  it('says that an object is missing', async () => {
    await expect(store().get('no/such')).rejects.toThrow(ObjectNotFound);
    await expect(store().get('no/such', { start: 3 })).rejects.toThrow(ObjectNotFound);
    await expect(store().read('no/such')).rejects.toMatchObject({ key: 'no/such' });
    expect(await store().head('no/such')).toBeNull();
    await store().put('folder/file', Buffer.from('x'), { size: 1, contentType: 'text/plain' });
    expect(await store().head('folder')).toBeNull();
    await expect(store().get('folder')).rejects.toThrow(ObjectNotFound);
  });

  it('is ready again and again', async () => {
    await expect(store().ready()).resolves.toBeUndefined();
    await expect(store().ready()).resolves.toBeUndefined();
  });
}

function readsRanges(store: () => ObjectStore): void {
  it.each([
    { range: { start: 2, end: 4 }, text: '234' },
    { range: { start: 0, end: 1 }, text: '01' },
    { range: { start: 7 }, text: '789' },
    { range: { end: 1 }, text: '01' },
    { range: { start: 8, end: 500 }, text: '89' },
    { range: {}, text: '0123456789' },
  ])('streams the bytes $range and tells the whole size', async ({ range, text }) => {
    await store().put('digits.png', Buffer.from('0123456789'), { size: 10, contentType: 'image/png' });
    const opened = await store().get('digits.png', range);
    expect(String(await buffer(opened.stream))).toBe(text);
    expect(opened).toMatchObject({ size: 10, contentType: 'image/png' });
  });

  it('refuses a range outside of the object', async () => {
    await store().put('digits.png', Buffer.from('0123456789'), { size: 10, contentType: 'image/png' });
    for (const range of [{ start: 10 }, { start: 4, end: 3 }, { start: -1 }]) {
      await expect(store().get('digits.png', range)).rejects.toThrow(RangeNotSatisfiable);
    }
  });
}

function refusesBadInput(store: () => ObjectStore): void {
  it.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../b',
    'a/./b',
    'a//b',
    'a/',
    'a\\b',
    '.tmp/x',
    'a/.hidden',
    'a\0b',
    'ü',
    'a'.repeat(600),
  ])('refuses the key %j everywhere', async (key) => {
    await expect(store().put(key, Buffer.from('x'), { size: 1, contentType: 'text/plain' })).rejects.toThrow(
      InvalidKey,
    );
    await expect(store().get(key)).rejects.toThrow(InvalidKey);
    await expect(store().head(key)).rejects.toThrow(InvalidKey);
    await expect(store().delete(key)).rejects.toThrow(InvalidKey);
  });

  it('refuses a prefix that climbs', async () => {
    await expect(keysBelow(store(), '../')).rejects.toThrow(InvalidKey);
  });

  it.each([
    { what: 'a buffer that is too short', body: () => Buffer.from('abc') },
    { what: 'a stream that is too short', body: () => Readable.from([Buffer.from('abc')]) },
    { what: 'a stream that is too long', body: () => Readable.from([Buffer.from('abc'), Buffer.from('def')]) },
  ])('stores nothing of $what', async ({ body }) => {
    const put = store().put('mismatch', body(), { size: 4, contentType: 'image/png' });
    await expect(put).rejects.toThrow(SizeMismatch);
    expect(await store().head('mismatch')).toBeNull();
  });

  it('keeps the old object when the new one breaks off', async () => {
    await store().put('kept', Buffer.from('old'), { size: 3, contentType: 'text/plain' });
    await expect(putBroken(store(), 'kept', 3)).rejects.toThrow('the connection dropped');
    expect(String(await store().read('kept'))).toBe('old');
  });

  // What s3rver keeps of it is not what a service would keep, so only the answer is looked at.
  it('says when an archive too large for memory breaks off', async () => {
    await expect(putBroken(store(), 'broken.zip', 30 * 1024 * 1024)).rejects.toThrow('the connection dropped');
    await store().delete('broken.zip');
  });
}

async function putBroken(store: ObjectStore, key: string, size: number): Promise<void> {
  const broken = new Readable({ read() {} });
  broken.push(Buffer.from('x'));
  const put = store.put(key, broken, { size, contentType: 'application/zip' });
  broken.destroy(new Error('the connection dropped'));
  await put;
}

function deletesAndLists(store: () => ObjectStore): void {
  it('deletes an object, and deleting it again is fine', async () => {
    await store().put('gone/soon', Buffer.from('x'), { size: 1, contentType: 'text/plain' });
    await store().delete('gone/soon');
    await store().delete('gone/soon');
    await store().delete('gone');
    expect(await store().head('gone/soon')).toBeNull();
    expect(await keysBelow(store(), 'gone')).toEqual([]);
  });

  it('forgets the type of a deleted object', async () => {
    await store().put('typed', Buffer.from('x'), { size: 1, contentType: 'text/html' });
    await store().delete('typed');
    await store().put('typed', Buffer.from('x'), { size: 1, contentType: 'application/octet-stream' });
    expect((await store().head('typed'))?.contentType).toBe('application/octet-stream');
  });

  it('lists what begins with a prefix, nested and in the order of the keys', async () => {
    const keys = ['list/a/1/deep', 'list/a/10', 'list/a/2', 'list/ab', 'list/b', 'lists'];
    await Promise.all(keys.toReversed().map((key) => putText(store(), key)));
    expect(await keysBelow(store(), 'list/')).toEqual(keys.slice(0, 5));
    expect(await keysBelow(store(), 'list')).toEqual(keys);
    expect(await keysBelow(store(), 'list/a/1')).toEqual(['list/a/1/deep', 'list/a/10']);
    expect(await collect(store().list('list/ab'))).toEqual([{ key: 'list/ab', size: 7 }]);
    expect(await keysBelow(store(), 'nothing/here')).toEqual([]);
  });

  it('lists everything for an empty prefix, and only what was stored', async () => {
    const all = await keysBelow(store(), '');
    expect(all).toContain('list/a/10');
    expect(all.every((key) => !key.startsWith('.'))).toBe(true);
  });
}
