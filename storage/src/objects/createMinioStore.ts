import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { ObjectNotFound, RangeNotSatisfiable } from './errors.ts';
import { exactBody } from './exactBody.ts';
import { checkKey, checkPrefix } from './objectKey.ts';
import type { ByteRange, ListedObject, ObjectInfo, ObjectStore, OpenedObject } from './ObjectStore.ts';
import { putToUrl } from './putToUrl.ts';

/** Where an S3-compatible service is and how to sign in to it. */
export type MinioSettings = {
  endPoint: string;
  port: number;
  useSSL: boolean;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
};

// The client reads a stream into memory before it sends it: fine for an original (at most 20 MB), not for an archive.
// Its own way for larger ones, a multipart upload, never settles when the stream breaks off, and resumes whatever
// upload it finds under the same key, another process's included. So larger bodies go in one request of our own.
const largestBodyInMemory = 24 * 1024 * 1024;

const presignedUrlLifeInSeconds = 60 * 60;

/** An object store in one bucket of MinIO or any other S3-compatible service. `ready()` makes the bucket. */
export function createMinioStore(settings: MinioSettings): ObjectStore {
  const { bucket, region, ...connection } = settings;
  const client = new Client({ ...connection, region, partSize: largestBodyInMemory });

  async function ready(): Promise<void> {
    if (await client.bucketExists(bucket)) return;
    try {
      await client.makeBucket(bucket, region);
    } catch (error) {
      // Another process made it between the question and the answer.
      if (!['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(codeOf(error))) throw error;
    }
  }

  async function put(key: string, body: Buffer | Readable, info: ObjectInfo): Promise<void> {
    checkKey(key);
    const exact = exactBody(body, info.size);
    if (info.size <= largestBodyInMemory) {
      await client.putObject(bucket, key, exact, info.size, { 'Content-Type': info.contentType });
    } else {
      await putToUrl(await client.presignedPutObject(bucket, key, presignedUrlLifeInSeconds), exact, info);
    }
  }

  async function get(key: string, range?: ByteRange): Promise<OpenedObject> {
    checkKey(key);
    try {
      const response = range ? await requestRange(key, range) : await client.getObject(bucket, key);
      return { stream: response, ...infoOf(response as IncomingMessage) };
    } catch (error) {
      throw translate(error, key);
    }
  }

  async function requestRange(key: string, range: ByteRange): Promise<Readable> {
    const { start = 0, end } = range;
    if (start < 0 || (end !== undefined && end < start)) throw new RangeNotSatisfiable(key);
    // To the client a length of 0 means "to the end", and a range from 0 to the end is no range at all.
    return client.getPartialObject(bucket, key, start, end === undefined ? 0 : end - start + 1);
  }

  async function head(key: string): Promise<ObjectInfo | null> {
    checkKey(key);
    try {
      const found = await client.statObject(bucket, key);
      return { size: found.size, contentType: String(found.metaData['content-type']) };
    } catch (error) {
      if (translate(error, key) instanceof ObjectNotFound) return null;
      throw error;
    }
  }

  async function remove(key: string): Promise<void> {
    checkKey(key);
    await client.removeObject(bucket, key);
  }

  async function* list(prefix: string): AsyncGenerator<ListedObject> {
    checkPrefix(prefix);
    for await (const item of client.listObjectsV2(bucket, prefix, true)) {
      yield { key: String(item.name), size: Number(item.size) };
    }
  }

  const read = async (key: string) => buffer((await get(key)).stream);

  return { put, get, read, head, delete: remove, list, ready };
}

/** The whole object's size and type; a partial answer tells the whole size after the slash of Content-Range. */
function infoOf({ headers }: IncomingMessage): ObjectInfo {
  const whole = headers['content-range']?.split('/')[1] ?? headers['content-length'];
  return { size: Number(whole), contentType: String(headers['content-type']) };
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code);
}

/** Our own error for the service's. An answer to HEAD has no body, so there the client knows only "NotFound". */
function translate(error: unknown, key: string): unknown {
  const code = codeOf(error);
  if (code === 'NoSuchKey' || code === 'NotFound') return new ObjectNotFound(key, error);
  if (code === 'InvalidRange') return new RangeNotSatisfiable(key, error);
  return error;
}
