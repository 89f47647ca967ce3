import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDataArchive } from './openDataArchive.ts';
import { buildZip } from './testing/buildZip.ts';

const folder = await mkdtemp(join(tmpdir(), 'komawari-data-archives-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('an archive of data that has a file twice is refused: nobody could say which of them counts', async () => {
  const path = join(folder, 'twice.zip');
  await writeFile(path, buildZip([{ name: 'data.json' }, { name: 'a.png' }, { name: 'a.png' }]));
  await expect(openDataArchive(path)).rejects.toMatchObject({
    code: 'SAME_NAME',
    entry: 'a.png',
    message: 'a.png is in the archive twice. Choose the file as it was downloaded.',
  });
});
