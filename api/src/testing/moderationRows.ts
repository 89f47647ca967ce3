import { newId } from '../kernel/ids.ts';
import { everybody, NOT_OWN, PROFILE, type Row } from './verdicts.ts';

/** Who may block, mute and report, for the table of all root fields: nobody themselves, nor what is their own. */
export function moderationRows(parts: {
  owner: () => string;
  ownWord: string;
  publish: () => Promise<string>;
}): Record<string, Row[]> {
  const { owner, ownWord, publish } = parts;
  const notOneself = { ...PROFILE, owner: 'FORBIDDEN' } as const;
  return {
    'mutation blockUser': [{ variables: () => ({ input: { userId: owner() } }), verdicts: notOneself }],
    'mutation unblockUser': [{ variables: () => ({ input: { id: owner() } }), verdicts: PROFILE }],
    'mutation muteUser': [{ variables: () => ({ input: { userId: owner() } }), verdicts: notOneself }],
    'mutation unmuteUser': [{ variables: () => ({ input: { id: newId('User') } }), verdicts: PROFILE }],
    'mutation muteWord': [{ variables: () => ({ input: { word: ownWord } }), verdicts: PROFILE }],
    'mutation report': [
      { variables: async () => ({ input: { id: await publish(), reason: 'SPAM' } }), verdicts: NOT_OWN },
      {
        variables: () => ({ input: { id: newId('Work'), reason: 'SPAM' } }),
        verdicts: { ...everybody('NOT_FOUND'), guest: 'UNAUTHENTICATED' },
      },
    ],
    'mutation unmuteWord': [{ variables: () => ({ input: { word: ownWord } }), verdicts: PROFILE }],
  };
}
