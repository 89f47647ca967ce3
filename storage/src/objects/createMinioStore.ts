import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { createBucketOpening } from './createBucketOpening.ts';
import { ObjectNotFound, RangeNotSatisfiable } from './errors.ts';
import { exactBody } from './exactBody.ts';
import { checkKey, checkPrefix } from './objectKey.ts';
import type { ByteRange, ListedObject, ObjectInfo, ObjectStore, OpenedObject } from './ObjectStore.ts';
import { translateError } from './translateError.ts';
import { createTransport } from './transport.ts';
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
  /** How long a request waits on which nothing moves, before the service counts as unavailable. 10 seconds. */
  timeoutInMs?: number;
};

// The client reads a stream into memory before it sends it: fine for an original (at most 20 MB), not for an archive.
// Its own way for larger ones, a multipart upload, never settles when the stream breaks off, and resumes whatever
// upload it finds under the same key, another process's included. So larger bodies go in one request of our own.
const largestBodyInMemory = 24 * 1024 * 1024;

const presignedUrlLifeInSeconds = 60 * 60;

/**
 * An object store in one bucket of MinIO or any other S3-compatible service. `ready()` makes the bucket and proves it. Every call ends with
 * `StorageUnavailable` while the service cannot be reached, says nothing or asks to come again.
 */
export function createMinioStore({ timeoutInMs = 10_000, ...settings }: MinioSettings): ObjectStore {
  const { bucket, region, ...connection } = settings;
  const transport = createTransport(settings.useSSL, timeoutInMs);
  const client = new Client({ ...connection, region, transport, partSize: largestBodyInMemory });

  async function put(key: string, body: Buffer | Readable, info: ObjectInfo): Promise<void> {
    checkKey(key);
    const exact = exactBody(body, info.size);
    try {
      if (info.size <= largestBodyInMemory) {
        await client.putObject(bucket, key, exact, info.size, { 'Content-Type': info.contentType });
      } else {
        const url = await client.presignedPutObject(bucket, key, presignedUrlLifeInSeconds);
        await putToUrl(url, exact, { ...info, timeoutInMs });
      }
    } catch (error) {
      throw translateError(error, key);
    }
  }

  async function get(key: string, range?: ByteRange): Promise<OpenedObject> {
    checkKey(key);
    try {
      const response = range ? await requestRange(key, range) : await client.getObject(bucket, key);
      return { stream: response, ...infoOf(response as IncomingMessage) };
    } catch (error) {
      throw translateError(error, key);
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
      const translated = translateError(error, key);
      if (translated instanceof ObjectNotFound) return null;
      throw translated;
    }
  }

  async function remove(key: string): Promise<void> {
    checkKey(key);
    try {
      await client.removeObject(bucket, key);
    } catch (error) {
      throw translateError(error, key);
    }
  }

  async function* list(prefix: string): AsyncGenerator<ListedObject> {
    checkPrefix(prefix);
    try {
      for await (const item of client.listObjectsV2(bucket, prefix, true)) {
        yield { key: String(item.name), size: Number(item.size) };
      }
    } catch (error) {
      throw translateError(error, prefix);
    }
  }

  async function read(key: string): Promise<Buffer> {
    const { stream } = await get(key);
    try {
      return await buffer(stream);
    } catch (error) {
      throw translateError(error, key);
    }
  }

  const service = `${connection.endPoint}:${connection.port}`;
  const open = createBucketOpening(
    client,
    { name: bucket, region, service, setting: 'S3_BUCKET' },
    { put, read, remove },
  );
  const ready = () => open().catch((error: unknown) => Promise.reject(translateError(error, '') as Error));

  return { put, get, read, head, delete: remove, list, ready };
}

/** The whole object's size and type; a partial answer tells the whole size after the slash of Content-Range. */
function infoOf({ headers }: IncomingMessage): ObjectInfo {
  const whole = headers['content-range']?.split('/')[1] ?? headers['content-length'];
  return { size: Number(whole), contentType: String(headers['content-type']) };
}
