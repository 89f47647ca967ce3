import { newId } from '../kernel/ids.ts';
import { ACCOUNT, BEHIND_WALL, DRAFT, everybody, type Row } from './verdicts.ts';

/** Who may say what they read, for the table of all root fields. `publish` makes a work of the owner's, `publishToFans` one behind the fan wall. */
export const readingRows = (
  publish: (status?: string) => Promise<{ workId: string; episodeId: string }>,
  publishToFans: () => Promise<{ episodeId: string }>,
): Record<string, Row[]> => ({
  'mutation addReadingHistory': [
    { variables: async () => ({ input: { episodeID: (await publish()).episodeId } }), verdicts: everybody('OK') },
    { variables: async () => ({ input: { episodeID: (await publish('DRAFT')).episodeId } }), verdicts: DRAFT },
    { variables: async () => ({ input: { episodeID: (await publishToFans()).episodeId } }), verdicts: BEHIND_WALL },
  ],
  'mutation addReadingHistoryWithSurveyAnswer': [
    {
      variables: async () => ({ input: { answerID: newId('SurveyAnswer'), workID: (await publish()).workId } }),
      verdicts: { ...everybody('NOT_FOUND'), guest: 'UNAUTHENTICATED' },
    },
  ],
  'mutation clearReadingHistories': [{ variables: () => ({}), verdicts: ACCOUNT }],
  'mutation logEpisodeSharedButtonClicked': [
    { variables: async () => ({ input: { episodeID: (await publish()).episodeId } }), verdicts: everybody('OK') },
    { variables: async () => ({ input: { episodeID: (await publish('DRAFT')).episodeId } }), verdicts: DRAFT },
    { variables: async () => ({ input: { episodeID: (await publishToFans()).episodeId } }), verdicts: BEHIND_WALL },
  ],
  'mutation logOpenEpisodeEvent': [
    { variables: async () => ({ input: { episodeID: (await publish()).episodeId } }), verdicts: everybody('OK') },
    { variables: async () => ({ input: { episodeID: (await publish('DRAFT')).episodeId } }), verdicts: DRAFT },
    { variables: async () => ({ input: { episodeID: (await publishToFans()).episodeId } }), verdicts: BEHIND_WALL },
  ],
  'mutation logPageLeavePosition': [
    {
      variables: async () => ({ input: { id: 'x', episodeID: (await publish()).episodeId, leavePosition: 0 } }),
      verdicts: everybody('OK'),
    },
    {
      variables: async () => ({ input: { id: 'x', episodeID: (await publish('DRAFT')).episodeId, leavePosition: 0 } }),
      verdicts: DRAFT,
    },
  ],
  'mutation logReferrer': [
    { variables: async () => ({ input: { episodeID: (await publish()).episodeId } }), verdicts: everybody('OK') },
    { variables: async () => ({ input: { workID: (await publish('DRAFT')).workId } }), verdicts: DRAFT },
    { variables: () => ({ input: {} }), verdicts: everybody('BAD_USER_INPUT') },
  ],
  'mutation migrateLocalReadingHistory': [{ variables: () => ({ input: { histories: [] } }), verdicts: ACCOUNT }],
});
