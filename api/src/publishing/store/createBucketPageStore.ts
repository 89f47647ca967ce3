import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileBelow } from '@komawari/storage/files';
import type { WebBucket } from '@komawari/storage/objects';
import { cachingOf, IMMUTABLE, typeOfFile } from '../../kernel/fileTypes.ts';
import { PAGE_FILE } from '../../kernel/pathSegment.ts';
import { imagePath, splitPath } from '../paths.ts';
import { compress, compressAsset, isCompressible } from './compress.ts';
import { createFileCache, type FileCache, type FileSource } from './createFileCache.ts';
import { DERIVATIVE, type PageStore } from './PageStore.ts';
import { hashOf } from './StoredFile.ts';

/** Another process may have published; each page that readers ask for is asked about once a second. */
const TRUST_FOR_MS = 1000;

/** An object that has compressed forms beside it, each with its content encoding. */
interface FileObject {
  body: Buffer;
  contentType: string;
  cacheControl: string;
}

/** The forms say of which version they are, so that none is taken for one of another. */
async function readForm(bucket: WebBucket, key: string, version: string): Promise<Buffer | null> {
  const form = await bucket.open(key);
  if (!form) return null;
  const body = await buffer(form.stream);
  return form.version === version ? body : null;
}

/** Objects with their compressed forms. */
const objectsIn = (bucket: WebBucket): FileSource => ({
  versionOf: async (key) => (await bucket.head(key))?.version ?? null,
  async read(key) {
    const found = await bucket.open(key);
    if (!found) return null;
    const body = await buffer(found.stream);
    const hash = hashOf(body);
    const [br, gz] = await Promise.all([readForm(bucket, `${key}.br`, hash), readForm(bucket, `${key}.gz`, hash)]);
    return { body, br, gz, hash, version: hash };
  },
});

/** Removes the compressed forms of an object: one that exists always says the same as its object. */
const removeForms = (bucket: WebBucket, key: string): Promise<unknown> =>
  Promise.all([bucket.delete(`${key}.br`), bucket.delete(`${key}.gz`)]);

const isFormOf = async (bucket: WebBucket, key: string, version: string): Promise<boolean> =>
  (await bucket.head(key))?.version === version;

async function putForms(
  bucket: WebBucket,
  key: string,
  { body, ...headers }: FileObject,
  { br, gz }: { br: Buffer | null; gz: Buffer | null },
): Promise<void> {
  const version = hashOf(body);
  const put = (suffix: string, contentEncoding: string, form: Buffer | null): Promise<void> | undefined =>
    form ? bucket.put(`${key}${suffix}`, form, form.length, { ...headers, contentEncoding, version }) : undefined;
  await Promise.all([put('.br', 'br', br), put('.gz', 'gzip', gz)]);
}

/** Replaces an object; its compressed forms are gone by then. */
async function replace(bucket: WebBucket, key: string, { body, ...headers }: FileObject): Promise<void> {
  await removeForms(bucket, key);
  await bucket.put(key, body, body.length, { ...headers, version: hashOf(body) });
}

/** Public pictures as objects. */
const picturesIn = (bucket: WebBucket): Pick<PageStore, 'putImage' | 'withdrawImage' | 'openImage'> => ({
  async putImage(imageId, objects) {
    const folder = `${fileBelow('images', imageId)}/`;
    const present = new Set<string>();
    for await (const key of bucket.list(folder)) present.add(basename(key));
    let outcome: 'written' | 'unchanged' = 'unchanged';
    for await (const { key, size } of objects.list(`derivatives/${imageId}/`)) {
      const name = basename(key);
      // A derivative never changes under its name, so one that is there is right.
      if (present.has(name) || !DERIVATIVE.test(name)) continue;
      const { stream } = await objects.get(key);
      await bucket.put(`${folder}${name}`, stream, size, { contentType: typeOfFile(name), cacheControl: IMMUTABLE });
      outcome = 'written';
    }
    return outcome;
  },
  async withdrawImage(imageId) {
    const keys: string[] = [];
    for await (const key of bucket.list(`${fileBelow('images', imageId)}/`)) keys.push(key);
    await Promise.all(keys.map((key) => bucket.delete(key)));
    return keys.length > 0;
  },
  openImage: (imageId, name) => bucket.open(fileBelow('images', `${imageId}/${name}`)),
});

/** The front ends' files as objects. */
const assetsIn = (bucket: WebBucket, files: FileCache): Pick<PageStore, 'readAsset' | 'putAsset'> => ({
  readAsset: async (name) => files.get(fileBelow('assets', name)),
  async putAsset(name, body) {
    const key = fileBelow('assets', name);
    const version = hashOf(body);
    const forms = isCompressible(name, body) ? [`${key}.br`, `${key}.gz`] : [];
    const there = await Promise.all([key, ...forms].map((form) => isFormOf(bucket, form, version)));
    if (there.every(Boolean)) return;
    const file = { body, contentType: typeOfFile(name), cacheControl: cachingOf(`/${name}`) };
    await replace(bucket, key, file);
    await putForms(bucket, key, file, await compressAsset(name, body));
    files.forget(key);
  },
});

/** The paths of what is in the bucket by the keys of its objects. */
async function* listPathsIn(bucket: WebBucket): AsyncGenerator<string> {
  for await (const key of bucket.list('pages/'))
    if (basename(key) === PAGE_FILE) yield key.slice('pages'.length, -(PAGE_FILE.length + 1)) || '/';
  let last = '';
  for await (const key of bucket.list('images/')) {
    const id = key.split('/')[1] ?? '';
    if (id !== last) yield imagePath(id);
    last = id;
  }
}

/**
 * The page store as objects of a bucket that a CDN serves: `/works/w…` is `pages/works/w…/index.html` with the type and caching that
 * belong to it. An object has one encoding, so the page itself is not compressed, and `.br` and `.gz` beside it are,
 * for whoever asks for those.
 */
export function createBucketPageStore(bucket: WebBucket, pageCaching: string): PageStore {
  const files = createFileCache(objectsIn(bucket), { trustForMs: TRUST_FOR_MS });
  const keyOf = (path: string): string => fileBelow('pages', [...splitPath(path), PAGE_FILE].join('/'));
  return {
    place: bucket.place,
    read: async (path) => files.get(keyOf(path)),
    async write(path, html) {
      const key = keyOf(path);
      const page = { body: Buffer.from(html), contentType: typeOfFile(PAGE_FILE), cacheControl: pageCaching };
      const hash = hashOf(page.body);
      const complete = async (): Promise<void> => {
        await putForms(bucket, key, page, await compress(page.body, 'fast'));
        files.forget(key);
      };
      if (await isFormOf(bucket, key, hash)) {
        const forms = [`${key}.br`, `${key}.gz`].map((form) => isFormOf(bucket, form, hash));
        const isWhole = (await Promise.all(forms)).every(Boolean);
        return { outcome: 'unchanged', complete: async () => (isWhole ? undefined : complete()) };
      }
      await replace(bucket, key, page);
      files.forget(key);
      return { outcome: 'written', complete };
    },
    async remove(path) {
      const key = keyOf(path);
      const wasThere = (await bucket.head(key)) !== null;
      await removeForms(bucket, key);
      await bucket.delete(key);
      files.forget(key);
      return wasThere;
    },
    has: async (path) => (await bucket.head(keyOf(path))) !== null,
    listPaths: () => listPathsIn(bucket),
    ...picturesIn(bucket),
    ...assetsIn(bucket, files),
    prepare: () => bucket.ready(),
    isReachable: () =>
      bucket.ready().then(
        () => true,
        () => false,
      ),
  };
}
