import type { TestApp } from './createTestApp.ts';
import { OWNER, type Row } from './verdicts.ts';

/** Who may crop a page, change status or price of several episodes together, and bring an older version back. `publish` makes one of the owner's, `picture` is a page of theirs. */
export const episodeRows = (
  test: () => TestApp,
  publish: () => Promise<{ workId: string; episodeId: string }>,
  picture: () => string,
): Record<string, Row[]> => ({
  'mutation cropImage': [
    {
      variables: () => ({ input: { imageId: picture(), left: 0, top: 0, right: 0, bottom: 0 } }),
      verdicts: OWNER,
    },
  ],
  'mutation changeEpisodeStatuses': [
    {
      variables: async () => {
        const { workId, episodeId } = await publish();
        return { input: { workId, ids: [episodeId], change: 'DRAFT' } };
      },
      verdicts: OWNER,
    },
  ],
  ...Object.fromEntries(
    ['archiveEpisode', 'unarchiveEpisode'].map((name) => [
      `mutation ${name}`,
      [{ variables: async () => ({ input: { id: (await publish()).episodeId } }), verdicts: OWNER }],
    ]),
  ),
  'mutation changeEpisodePrices': [
    {
      variables: async () => {
        const { workId, episodeId } = await publish();
        return { input: { workId, episodeIds: [episodeId], salesInfo: { price: 100 } } };
      },
      verdicts: OWNER,
    },
  ],
  'mutation restoreEpisodeVersion': [
    {
      variables: async () => {
        const { episodeId } = await publish();
        const [version] = await test().services.database.query<{ id: string }>(
          'findVersion',
          'SELECT id::text AS id FROM episode_versions WHERE episode_id = $1',
          [episodeId],
        );
        return { input: { episodeId, versionId: version?.id, expectedRevision: 1 } };
      },
      verdicts: OWNER,
    },
  ],
});
