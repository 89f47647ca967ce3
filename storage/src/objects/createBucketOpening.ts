import { randomUUID } from 'node:crypto';
import type { Client } from 'minio';
import { StorageRefused } from './errors.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** What services say when a key is wrong or lacks a right. */
const FORBIDDEN = ['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AllAccessDisabled'];
/** What services say when the bucket to be made is there. */
const TAKEN = ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'];

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

/** A bucket and the service it is in. */
export interface Bucket {
  name: string;
  region: string;
  /** The variable that names it. */
  setting: string;
  /** Host and port, for people. */
  service: string;
}

/** What the product does in a bucket. */
interface BucketWork {
  put: ObjectStore['put'];
  read: ObjectStore['read'];
  remove: ObjectStore['delete'];
}

/** Where an object is written, read and deleted once, to know that the key may. */
const PROBES = 'readiness/';

/**
 * Builds what opens a bucket: makes it where it is missing, and once writes, reads and deletes in it. Throws
 * StorageRefused where the service forbids something, with what has to be allowed.
 */
export function createBucketOpening(
  client: Client,
  { name, region, service, setting }: Bucket,
  { put, read, remove }: BucketWork,
): () => Promise<void> {
  let isProven = false;

  async function insist<Result>(request: Promise<Result>, advice: string): Promise<Result> {
    try {
      return await request;
    } catch (error) {
      const code = codeOf(error);
      if (!FORBIDDEN.includes(code)) throw error;
      throw new StorageRefused(
        `The object storage at ${service} refuses the bucket "${name}" (${setting}): ${code}. ${advice}`,
        {
          cause: error,
        },
      );
    }
  }

  const isThere = (): Promise<boolean> =>
    insist(
      client.bucketExists(name),
      'See that S3_ACCESS_KEY and S3_SECRET_KEY are right, that the key has the right s3:ListBucket, and that the bucket is your own.',
    );

  async function make(): Promise<void> {
    try {
      await client.makeBucket(name, region);
    } catch (error) {
      // Another process made it between the question and the answer; or it is somebody else's.
      if (!TAKEN.includes(codeOf(error)) || !(await isThere())) throw error;
    }
  }

  async function prove(): Promise<void> {
    // Of processes that start at once, each has its own: one would take away what the other is about to read.
    const probe = `${PROBES}${randomUUID()}`;
    await put(probe, Buffer.from('x'), { size: 1, contentType: 'text/plain' });
    await read(probe);
    await remove(probe);
  }

  return async () => {
    if (!(await isThere()))
      await insist(make(), 'It is not there: make it, or give the key the right s3:CreateBucket.');
    if (isProven) return;
    await insist(prove(), 'The key needs the rights s3:GetObject, s3:PutObject and s3:DeleteObject in it.');
    isProven = true;
  };
}
