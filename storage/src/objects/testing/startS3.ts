// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and whoever imports this file needs ours
/// <reference path="../s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An object service without any bucket, on a folder that is removed in the end. */
export interface TestS3 {
  port: number;
  close(): Promise<void>;
}

/** Starts one. s3rver checks no signatures and lets keys climb out of its folder: it is a test double and never anything else. */
export async function startS3(): Promise<TestS3> {
  const folder = await mkdtemp(join(tmpdir(), 'komawari-s3rver-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder });
  const { port } = await server.run();
  return {
    port,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
