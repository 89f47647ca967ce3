import { CREATOR, everybody, OWNER, type Row } from './verdicts.ts';

const NOBODY = { ...CREATOR, other: 'NOT_FOUND', owner: 'NOT_FOUND' } as const;

/**
 * Who may look at the own works as a reader, write to fans, and handle comments on the own works. `comment` makes one of
 * somebody else's on a work of the owner's, `work` such a work.
 */
export const creatorRows = (
  work: () => Promise<string>,
  comment: (isHeld?: boolean) => Promise<string>,
): Record<string, Row[]> => ({
  'query viewAs': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'mutation lookUpExternalWork': [
    { variables: () => ({ input: { url: 'https://store.example/1' } }), verdicts: CREATOR },
  ],
  // For creators with a public episode: the one that is commented on.
  'mutation entryAnalyticsClosedBeta': [
    { variables: async () => ({ episode: await comment() }), verdicts: { ...OWNER, other: 'FORBIDDEN' } },
  ],
  // For creators with a public episode, and nobody here has a work with that id.
  'mutation postShareImage': [
    {
      variables: async () => {
        await comment();
        const look = { format: 'WIDE', look: 'PAPER', range: 'ALL_TIME', hasChart: true };
        return { input: { workId: 'none', ...look, text: 'w', altText: 'w' } };
      },
      verdicts: { ...OWNER, other: 'FORBIDDEN', owner: 'NOT_FOUND' },
    },
  ],
  'mutation updateAnalyticsComiccopilotUsable': [
    { variables: () => ({ input: { isUsable: true } }), verdicts: CREATOR },
  ],
  'mutation discardAnalyticsComiccopilotRecommend': [
    {
      variables: async () => ({ input: { workId: await work(), recommendId: 'all.views-week.more' } }),
      verdicts: OWNER,
    },
  ],
  'mutation startViewAs': [{ variables: () => ({ mode: 'FAN' }), verdicts: CREATOR }],
  'mutation createWebhook': [
    {
      variables: () => ({ input: { url: 'https://hooks.example.com/in', events: ['FAN_GAINED'] } }),
      verdicts: CREATOR,
    },
  ],
  // Nobody here has one.
  'mutation updateWebhook': [{ variables: () => ({ input: { id: 'none', isEnabled: true } }), verdicts: NOBODY }],
  'mutation deleteWebhook': [{ variables: () => ({ id: 'none' }), verdicts: NOBODY }],
  'mutation sendTestWebhook': [{ variables: () => ({ id: 'none' }), verdicts: NOBODY }],
  'mutation redeliverWebhook': [{ variables: () => ({ id: 'none' }), verdicts: NOBODY }],
  'mutation sendFanMessage': [
    { variables: () => ({ input: { subject: 'New volume', body: 'It is out.' } }), verdicts: CREATOR },
  ],
  // Nobody here is a moderator (desk.test.ts).
  'query yawarakaDesk': [{ variables: () => ({}), verdicts: everybody('NOT_FOUND') }],
  'mutation judgeYawarakaComments': [
    { variables: () => ({ input: { ids: [], verdict: 'DELIVER' } }), verdicts: everybody('NOT_FOUND') },
  ],
  'mutation approveComments': [
    { variables: async () => ({ input: { ids: [await comment(true)] } }), verdicts: OWNER },
    // What stands already waits for nobody.
    {
      variables: async () => ({ input: { ids: [await comment()] } }),
      verdicts: { ...OWNER, owner: 'NOT_FOUND' },
    },
  ],
  'mutation pinComment': [
    { variables: async () => ({ input: { id: await comment() } }), verdicts: OWNER },
    { variables: async () => ({ input: { id: await comment(true) } }), verdicts: { ...OWNER, owner: 'NOT_FOUND' } },
  ],
  'mutation unpinComment': [{ variables: async () => ({ input: { id: await comment() } }), verdicts: OWNER }],
  'mutation replyToComment': [
    { variables: async () => ({ input: { commentId: await comment(), body: 'x' } }), verdicts: OWNER },
    {
      variables: async () => ({ input: { commentId: await comment(true), body: 'x' } }),
      verdicts: { ...OWNER, owner: 'NOT_FOUND' },
    },
  ],
  'mutation updateCommentSetting': [{ variables: () => ({ input: { holdsAll: false } }), verdicts: CREATOR }],
  'mutation addCommentFilterWord': [{ variables: () => ({ input: { word: 'matrix' } }), verdicts: CREATOR }],
  'mutation removeCommentFilterWord': [{ variables: () => ({ input: { word: 'matrix' } }), verdicts: CREATOR }],
});
