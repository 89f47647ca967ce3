import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStatusScene, STATUSES, type Status, type StatusScene } from '../../testing/createStatusScene.ts';

interface Page {
  id: string;
  image: { id: string };
}

interface Case {
  /** The pages after it, of those before it. */
  edit: (pages: Page[], fresh: () => Promise<string>) => Promise<object[]> | object[];
  /** How many there are then. */
  count: number;
}

const READ = `query ($id: ID!) { episode(id: $id) { revision versions { id } pages(first: 200) { nodes { id image { id } } } } }`;
const asIs = (pages: Page[]) => pages.map(({ id, image }) => ({ id, imageId: image.id }));

/** Every way pages change. */
const EDITS: Record<string, Case> = {
  'the order turned round': { edit: (pages) => asIs(pages).toReversed(), count: 3 },
  'the last page moved to the front': { edit: (pages) => asIs([...pages.slice(-1), ...pages.slice(0, -1)]), count: 3 },
  'a page replaced': {
    edit: async (pages, fresh) => [{ id: pages[0]?.id, imageId: await fresh() }, ...asIs(pages.slice(1))],
    count: 3,
  },
  'all pages replaced': {
    edit: async (pages, fresh) => Promise.all(pages.map(async ({ id }) => ({ id, imageId: await fresh() }))),
    count: 3,
  },
  'a page inserted': {
    edit: async (pages, fresh) => [...asIs(pages.slice(0, 1)), { imageId: await fresh() }, ...asIs(pages.slice(1))],
    count: 4,
  },
  'a page removed': { edit: (pages) => asIs(pages.slice(1)), count: 2 },
  'words for a page': {
    edit: (pages) => asIs(pages).map((page) => ({ ...page, altText: '雨の窓', transcript: '「雨だ」' })),
    count: 3,
  },
};

let scene: StatusScene;
let work: Awaited<ReturnType<StatusScene['createWork']>>;
beforeAll(async () => {
  scene = await createStatusScene();
  work = await scene.createWork();
});
afterAll(() => scene.test.close());

async function read(id: string) {
  const { data, errors } = await scene.test.run(READ, { id }, scene.creator);
  expect(errors).toEqual([]);
  return data.episode as { revision: number; versions: { id: string }[]; pages: { nodes: Page[] } };
}
async function save(id: string, episode: object) {
  const { revision } = await read(id);
  const { data, errors } = await scene.test.run(
    'mutation ($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { problems { message } } }',
    { input: { id, expectedRevision: revision, episode } },
    scene.creator,
  );
  expect([errors, data.updateEpisode.problems]).toEqual([[], []]);
}
async function call(name: string, type: string, input: object) {
  const { data, errors } = await scene.test.run(
    `mutation ($input: ${type}!) { ${name}(input: $input) { problems { message } } }`,
    { input },
    scene.creator,
  );
  expect([errors, data?.[name]?.problems]).toEqual([[], []]);
}

describe.each(STATUSES)(
  'an episode that is %s keeps its status, likes, comments, histories and bookmarks',
  (status) => {
    const idOf = (): string => work.ids[status as Status];

    it.each(Object.entries(EDITS))('after %s', async (_name, { edit, count }) => {
      const id = idOf();
      const before = await scene.kept([id]);
      const original = (await read(id)).pages.nodes;
      await save(id, { pages: await edit(original, () => scene.test.addImage(scene.creator)) });
      expect((await read(id)).pages.nodes).toHaveLength(count);
      expect(await scene.kept([id])).toEqual(before);
      // The next case begins with three pages again.
      if (count !== 3) await save(id, { pages: asIs(original).map((page) => ({ imageId: page.imageId })) });
      expect(await scene.kept([id])).toEqual(before);
    });

    it('after an older version came back', async () => {
      const id = idOf();
      const before = await scene.kept([id]);
      const { revision, versions } = await read(id);
      await call('restoreEpisodeVersion', 'RestoreEpisodeVersionInput', {
        episodeId: id,
        versionId: versions.at(-1)?.id,
        expectedRevision: revision,
      });
      expect(await scene.kept([id])).toEqual(before);
    });

    it('after the trash and back', async () => {
      const id = idOf();
      const before = await scene.kept([id]);
      await call('deleteEpisode', 'DeleteEpisodeInput', { id });
      await call('restoreEpisode', 'RestoreEpisodeInput', { id });
      expect(await scene.kept([id])).toEqual(before);
    });

    it('after the work went to the trash and came back', async () => {
      const before = await scene.kept([idOf()]);
      await call('deleteWork', 'DeleteWorkInput', { id: work.workId });
      await call('restoreWork', 'RestoreWorkInput', { id: work.workId });
      expect(await scene.kept([idOf()])).toEqual(before);
    });
  },
);
