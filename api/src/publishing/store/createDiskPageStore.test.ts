import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStore } from '@komawari/storage/objects';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskPageStore } from './createDiskPageStore.ts';
import { describePageStore } from './pageStoreContract.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'komawari-page-store-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describePageStore('a folder on disk', async () => ({
  open: () => createDiskPageStore(join(root, 'public')),
  objects: createDiskStore(join(root, 'objects')),
  loseForm: (name) => rm(join(root, 'public/assets', name)),
}));

it('a folder that is not there cannot be reached', async () => {
  expect(await createDiskPageStore(join(root, 'nowhere')).isReachable()).toBe(false);
});
