import type { TestApp } from './createTestApp.ts';
import { OWNER, type Row } from './verdicts.ts';

/** Who may change several episodes together, and bring an older version back. `publish` makes one of the owner's. */
export const episodeRows = (
  test: () => TestApp,
  publish: () => Promise<{ workId: string; episodeId: string }>,
): Record<string, Row[]> => ({
  'mutation changeEpisodeStatuses': [
    {
      variables: async () => {
        const { workId, episodeId } = await publish();
        return { input: { workId, ids: [episodeId], change: 'DRAFT' } };
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
