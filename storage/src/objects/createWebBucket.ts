import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { createBucketOpening } from './createBucketOpening.ts';
import { ObjectNotFound } from './errors.ts';
import type { MinioSettings } from './createMinioStore.ts';
import { translateError } from './translateError.ts';
import { createTransport } from './transport.ts';

/** What a service sends along with an object. */
export interface WebHeaders {
  contentType: string;
  cacheControl: string;
  contentEncoding?: string;
  /** Changes with the content, for whoever asks whether it did; kept as `x-amz-meta-version`. */
  version?: string;
}

/** What is known of an object without reading it. `size` is in bytes. */
export interface WebObject {
  size: number;
  /** As it was given; null where none was. */
  version: string | null;
}

/**
 * A bucket that a CDN serves as it is: each object has the headers that go with it. Keys may have any letters; whoever makes them
 * sees to it that none climbs. Every call ends with `StorageUnavailable` while the service cannot be reached.
 */
export interface WebBucket {
  /** Host, port and name, for people. */
  readonly place: string;
  /** Stores an object, replacing what was there. Readers get the old or the new one, never a part. */
  put(key: string, body: Buffer | Readable, size: number, headers: WebHeaders): Promise<void>;
  /** Opens an object; null if there is none. */
  open(key: string): Promise<(WebObject & { stream: Readable }) | null>;
  /** What is known of an object; null if there is none. */
  head(key: string): Promise<WebObject | null>;
  /** Removes an object. Removing what is not there is fine. */
  delete(key: string): Promise<void>;
  /** The keys that begin with `prefix`. */
  list(prefix: string): AsyncIterable<string>;
  /** Makes the bucket if it is not there, and rejects if it cannot be reached or written. */
  ready(): Promise<void>;
}

/** Null for an object that is not there; anything else goes on. */
function nullIfMissing(error: unknown, key: string): null {
  const translated = translateError(error, key);
  if (translated instanceof ObjectNotFound) return null;
  throw translated;
}

/** Opens a bucket of MinIO or any other S3-compatible service; nothing is asked of it yet. */
export function createWebBucket({ timeoutInMs = 10_000, ...settings }: MinioSettings, setting: string): WebBucket {
  const { bucket, region, ...connection } = settings;
  const client = new Client({ ...connection, region, transport: createTransport(settings.useSSL, timeoutInMs) });
  const failAs =
    (key: string) =>
    (error: unknown): never => {
      throw translateError(error, key);
    };

  async function put(key: string, body: Buffer | Readable, size: number, headers: WebHeaders): Promise<void> {
    const { contentType, cacheControl, contentEncoding, version } = headers;
    await client
      .putObject(bucket, key, body, size, {
        'Content-Type': contentType,
        'Cache-Control': cacheControl,
        ...(contentEncoding ? { 'Content-Encoding': contentEncoding } : {}),
        ...(version ? { 'X-Amz-Meta-Version': version } : {}),
      })
      .catch(failAs(key));
  }

  async function open(key: string): Promise<(WebObject & { stream: Readable }) | null> {
    try {
      const stream = await client.getObject(bucket, key);
      const { headers } = stream as IncomingMessage;
      const version = headers['x-amz-meta-version'];
      return { stream, size: Number(headers['content-length']), version: version ? String(version) : null };
    } catch (error) {
      return nullIfMissing(error, key);
    }
  }

  async function head(key: string): Promise<WebObject | null> {
    try {
      const { size, metaData } = await client.statObject(bucket, key);
      return { size, version: (metaData['version'] as string | undefined) ?? null };
    } catch (error) {
      return nullIfMissing(error, key);
    }
  }

  const remove = (key: string): Promise<void> => client.removeObject(bucket, key).catch(failAs(key));

  async function* list(prefix: string): AsyncGenerator<string> {
    try {
      for await (const item of client.listObjectsV2(bucket, prefix, true)) yield String(item.name);
    } catch (error) {
      throw translateError(error, prefix);
    }
  }

  const service = `${connection.endPoint}:${connection.port}`;
  const prove = createBucketOpening(
    client,
    { name: bucket, region, service, setting },
    {
      put: (key, body, info) => put(key, body, info.size, { ...info, cacheControl: 'no-store' }),
      read: async (key) => buffer((await open(key))!.stream),
      remove,
    },
  );
  return {
    place: `the bucket ${bucket} at ${service}`,
    put,
    open,
    head,
    delete: remove,
    list,
    ready: () => prove().catch(failAs('')),
  };
}
