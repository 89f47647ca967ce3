import { newId } from '../kernel/ids.ts';
import { ACCOUNT, BEHIND_WALL, everybody, NOT_BLOCKED, NOT_OWN, type Row } from './verdicts.ts';

/**
 * Who may like, comment and answer at an episode, for the table of all root fields. `publish` makes a work of the owner's,
 * `publishToFans` one behind the fan wall.
 */
export const responseRows = (
  publish: (status?: string) => Promise<{ episodeId: string }>,
  publishToFans: () => Promise<{ episodeId: string }>,
): Record<string, Row[]> => ({
  'mutation addComment': [
    {
      variables: async () => ({ input: { episodeID: (await publish()).episodeId, body: 'x' } }),
      verdicts: { ...ACCOUNT, blocked: 'FORBIDDEN' },
    },
    {
      variables: async () => ({ input: { episodeID: (await publish('DRAFT')).episodeId, body: 'x' } }),
      verdicts: { ...everybody('NOT_FOUND'), guest: 'UNAUTHENTICATED', owner: 'FORBIDDEN' },
    },
    {
      variables: async () => ({ input: { episodeID: (await publishToFans()).episodeId, body: 'x' } }),
      verdicts: { ...BEHIND_WALL, guest: 'UNAUTHENTICATED' },
    },
  ],
  'mutation addLike': [
    { variables: async () => ({ input: { episodeId: (await publish()).episodeId } }), verdicts: NOT_BLOCKED },
    {
      variables: async () => ({ input: { episodeId: (await publishToFans()).episodeId } }),
      verdicts: { ...BEHIND_WALL, guest: 'UNAUTHENTICATED', owner: 'FORBIDDEN' },
    },
  ],
  'mutation answerSurvey': [
    {
      variables: async () => ({ input: { episodeID: (await publish()).episodeId, answer: 'FUN' } }),
      verdicts: NOT_OWN,
    },
    {
      variables: async () => ({ input: { episodeID: (await publishToFans()).episodeId, answer: 'FUN' } }),
      verdicts: { ...BEHIND_WALL, guest: 'UNAUTHENTICATED', owner: 'FORBIDDEN' },
    },
  ],
  'mutation answerSurveyFromAuthor': [
    {
      variables: () => ({ input: { surveyID: newId('SurveyFromAuthor'), choice: 1 } }),
      verdicts: { ...everybody('NOT_FOUND'), guest: 'UNAUTHENTICATED' },
    },
  ],
  'mutation takeBackLike': [
    { variables: async () => ({ input: { episodeId: (await publish()).episodeId } }), verdicts: NOT_OWN },
    {
      variables: async () => ({ input: { episodeId: (await publishToFans()).episodeId } }),
      verdicts: { ...BEHIND_WALL, guest: 'UNAUTHENTICATED', owner: 'FORBIDDEN' },
    },
  ],
});
