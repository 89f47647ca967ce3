import { describe, expect, test } from 'vitest';
import { FileRefused, UploadError } from '../uploads/index.ts';
import { EpisodeImporter, type EpisodeImporterOptions } from './EpisodeImporter.ts';
import type { FoundEpisode } from './findEpisodes.ts';

const picture = { url: '', srcSet: '', width: 800, height: 1200, focusX: 0, focusY: 0 };

const folder = (title: string, pages: readonly string[], more: Partial<FoundEpisode> = {}): FoundEpisode => ({
  key: title,
  title,
  leftOut: 0,
  problem: null,
  pages: pages.map((name) => {
    const path = `${title}/${name}`;
    return { path, kind: 'picture', file: { name, size: 1, read: async () => new File([path], name) } };
  }),
  ...more,
});

/** A server that keeps the drafts it made. */
function playServer(options: Partial<EpisodeImporterOptions> = {}) {
  const drafts: { title: string; pages: string[] }[] = [];
  const remembered: string[] = [];
  const sent: string[] = [];
  const steps: EpisodeImporterOptions = {
    sendFile: async (file, { path }) => {
      sent.push(path);
      return path;
    },
    makeImage: async (uploadId) => ({ image: { ...picture, id: uploadId } }),
    expandArchive: async () => ({ problem: 'No archive.' }),
    makeDraft: async ({ title, imageIds }) => {
      drafts.push({ title, pages: imageIds });
      return { id: `e${drafts.length}` };
    },
    onMade: (episode, id) => remembered.push(`${episode.key} ${id}`),
    ...options,
  };
  return { drafts, remembered, sent, steps };
}

const kinds = (importer: EpisodeImporter) => importer.getState().episodes.map(({ status }) => status.kind);

describe('several drafts from folders', () => {
  test('are made one after another, in order, with the titles as they were changed and without those left out', async () => {
    const { drafts, remembered, steps } = playServer();
    const importer = new EpisodeImporter(
      [folder('第1話', ['1.png', '2.png']), folder('第2話', ['1.png']), folder('第3話', ['1.png'])],
      steps,
    );
    importer.rename('第1話', ' 旅立ち ');
    importer.remove('第2話');
    await importer.run();
    expect(drafts).toEqual([
      { title: '旅立ち', pages: ['第1話/1.png', '第1話/2.png'] },
      { title: '第3話', pages: ['第3話/1.png'] },
    ]);
    expect(remembered).toEqual(['第1話 e1', '第3話 e2']);
    expect(kinds(importer)).toEqual(['made', 'made']);
  });

  test('keep what succeeded: a damaged page is named, a folder without a page or too many fails alone', async () => {
    const { drafts, steps } = playServer({
      makeImage: async (id) =>
        id.endsWith('bad.png') ? { problem: 'No picture.', remedy: 'replace' } : { image: { ...picture, id } },
    });
    const importer = new EpisodeImporter(
      [
        folder('1', ['1.png', '2 bad.png', '3.png']),
        folder('2', ['bad.png']),
        folder('3', ['1.png'], { problem: '201 pages, limit 200 an episode. Split the folder.' }),
        folder('4', ['1.png']),
      ],
      steps,
    );
    await importer.run();
    expect(drafts.map(({ pages }) => pages)).toEqual([['1/1.png', '1/3.png'], ['4/1.png']]);
    expect(kinds(importer)).toEqual(['made', 'failed', 'waiting', 'made']);
    expect(importer.getState().episodes[0]?.status).toMatchObject({
      pages: 2,
      lost: [{ name: '2 bad.png', words: 'No picture.' }],
    });
  });

  test('go on by themselves when the connection is back, and nothing is doubled', async () => {
    let isOffline = false;
    const { drafts, sent, steps } = playServer({
      makeImage: async (id) => {
        if (id === '1/2.png' && sent.filter((path) => path === id).length === 1) isOffline = true;
        return { image: { ...picture, id } };
      },
    });
    const { sendFile } = steps;
    steps.sendFile = async (file, about) => {
      if (isOffline) throw new UploadError('The connection broke.', true);
      return sendFile(file, about);
    };
    const names = Array.from({ length: 9 }, (_, index) => `${index + 1}.png`);
    const importer = new EpisodeImporter([folder('1', names), folder('2', ['1.png'])], steps);
    const run = importer.run();
    await expect.poll(() => importer.getState().episodes[0]?.status).toMatchObject({ isOffline: true });
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await run;
    expect(drafts.map(({ pages }) => pages)).toEqual([names.map((name) => `1/${name}`), ['2/1.png']]);
    expect(new Set(sent).size).toBe(sent.length);
  });

  test('wait where a limit is reached, and going on repeats nothing', async () => {
    let isLimited = true;
    const made: string[] = [];
    const { drafts, sent, steps } = playServer({
      makeImage: async (id) => {
        if (isLimited && id === '2/2.png') throw new Error('Too many pictures for now. Try again in 23 minutes.');
        made.push(id);
        return { image: { ...picture, id } };
      },
    });
    const importer = new EpisodeImporter(
      [folder('1', ['1.png']), folder('2', ['1.png', '2.png']), folder('3', ['1.png'])],
      steps,
    );
    await importer.run();
    expect(kinds(importer)).toEqual(['made', 'paused', 'waiting']);
    expect(importer.getState().episodes[1]?.status).toMatchObject({
      words: 'Too many pictures for now. Try again in 23 minutes.',
    });
    isLimited = false;
    await importer.run();
    expect(kinds(importer)).toEqual(['made', 'made', 'made']);
    expect(drafts.map(({ title }) => title)).toEqual(['1', '2', '3']);
    expect(sent).toEqual(['1/1.png', '2/1.png', '2/2.png', '3/1.png']);
    expect(made).toEqual(['1/1.png', '2/1.png', '2/2.png', '3/1.png']);
  });

  test('whose answer was lost wait with their pages', async () => {
    let isLost = true;
    const { drafts, sent, steps } = playServer();
    const { makeDraft } = steps;
    steps.makeDraft = async (draft) => {
      if (isLost) throw new Error('Not saved. You seem offline.');
      return makeDraft(draft);
    };
    const importer = new EpisodeImporter([folder('1', ['1.png'])], steps);
    await importer.run();
    expect(kinds(importer)).toEqual(['paused']);
    isLost = false;
    await importer.run();
    expect([drafts.length, sent]).toEqual([1, ['1/1.png']]);
  });

  test('stop when they are told to, and begin again where nothing is made', async () => {
    const { drafts, steps } = playServer();
    const held = Promise.withResolvers<never>();
    const importer = new EpisodeImporter([folder('1', ['1.png']), folder('2', ['1.png'])], {
      ...steps,
      sendFile: async (_file, { path }) => (path.startsWith('2') ? held.promise : path),
    });
    const run = importer.run();
    await expect.poll(() => kinds(importer)).toEqual(['made', 'sending']);
    importer.stop();
    await run;
    expect(kinds(importer)).toEqual(['made', 'waiting']);
    expect(drafts.map(({ title }) => title)).toEqual(['1']);
  });

  test('take a page that cannot be unpacked as that page only', async () => {
    const { drafts, steps } = playServer();
    const torn = folder('1', ['1.png', '2.png']);
    Object.assign(torn.pages[0]?.file ?? {}, {
      read: () => Promise.reject(new FileRefused('Damaged in the ZIP. Make the ZIP again.')),
    });
    const importer = new EpisodeImporter([torn], steps);
    await importer.run();
    expect(drafts.map(({ pages }) => pages)).toEqual([['1/2.png']]);
    expect(importer.getState().episodes[0]?.status).toMatchObject({
      lost: [{ name: '1.png', words: 'Damaged in the ZIP. Make the ZIP again.' }],
    });
  });
});
