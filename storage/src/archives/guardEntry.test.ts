import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Entry } from 'yauzl';
import { ExpandedBytes, guardEntry } from './guardEntry.ts';
import { largestEntryInBytes, mostExpandedBytes } from './limits.ts';

function pageOf(data: Buffer, compressedSize = data.length) {
  const entry = Object.assign(new Entry(), { compressedSize, crc32: crc32(data) });
  return { path: 'ch1/1.png', entry };
}

describe('the bytes that really come out of an archive', () => {
  const data = Buffer.alloc(100_000, 'page');

  it('pass when they keep the limits', async () => {
    const guarded = guardEntry(Readable.from([data]), pageOf(data), new ExpandedBytes());
    expect(await buffer(guarded)).toEqual(data);
  });

  it('are stopped when all entries together passed 1 GB', async () => {
    const expanded = new ExpandedBytes();
    expanded.note(new Entry(), mostExpandedBytes - 99_999);
    const guarded = guardEntry(Readable.from([data]), pageOf(data), expanded);
    await expect(buffer(guarded)).rejects.toMatchObject({ code: 'TOO_LARGE_EXPANDED' });
  });

  it('count once for an entry that is read twice', async () => {
    const expanded = new ExpandedBytes();
    expanded.note(new Entry(), mostExpandedBytes - 100_000);
    const page = pageOf(data);
    await buffer(guardEntry(Readable.from([data]), page, expanded));
    await expect(buffer(guardEntry(Readable.from([data]), page, expanded))).resolves.toEqual(data);
  });

  it('are stopped at once when they are more than a hundred times what was packed', async () => {
    let delivered = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          delivered += data.length;
          yield data;
        }
      })(),
    );
    const guarded = guardEntry(endless, pageOf(data, 2000), new ExpandedBytes());
    await expect(buffer(guarded)).rejects.toMatchObject({ code: 'RATIO_TOO_HIGH', entry: 'ch1/1.png' });
    expect(delivered).toBeLessThan(10_000_000);
  });

  it('are stopped when one entry passes 20 MB, whatever it declared', async () => {
    const chunks = Array.from({ length: 30 }, () => Buffer.alloc(1024 * 1024));
    const guarded = guardEntry(Readable.from(chunks), pageOf(data, largestEntryInBytes), new ExpandedBytes());
    await expect(buffer(guarded)).rejects.toMatchObject({ code: 'ENTRY_TOO_LARGE' });
  });
});
