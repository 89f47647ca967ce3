import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskPageStore } from '@komawari/api/publishing';
import { expect, it, onTestFinished } from 'vitest';
import { publishWorkspace } from './publishWorkspace.ts';

it('the page of the workspace names the installation’s language, so that its links lead to the other one below a prefix', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'komawari-workspace-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = createDiskPageStore(folder);
  await publishWorkspace(store, { adScript: null, reports: null, language: 'ja' });
  const page = await store.readAsset('_workspace/index.html');
  expect(page?.body.toString()).toContain('<meta name="komawari-language" content="ja" /></head>');
});
