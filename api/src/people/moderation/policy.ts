import { isSelf, type Actor } from '../../kernel/actor.ts';

/** Whether one of two people blocked the other. Who blocks is told so, who is blocked is not. */
export type BlockState = 'NONE' | 'BY_VIEWER' | 'BY_OTHER';

/** A block stands between two people whoever made it: neither comments on, likes, bookmarks or watches what is the other's. */
export const canReach = (state: BlockState): boolean => state === 'NONE';

/** Nobody blocks, mutes or reports themselves. */
export const canSilence = (actor: Actor, accountId: string): boolean => !isSelf(actor, accountId);

/** What somebody does not want to read. An absent instant means for good. */
export interface Silence {
  blocked: readonly string[];
  muted: readonly { accountId: string; expiresAt: Date | null }[];
  words: readonly { word: string; expiresAt: Date | null }[];
}

const isLive = ({ expiresAt }: { expiresAt: Date | null }, now: Date): boolean => expiresAt === null || expiresAt > now;

/** Width, case, hiragana or katakana do not count. The counterpart of `fold_word` in SQL. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/**
 * Whether a comment is hidden for who asks: its writer is blocked or muted, or it holds a muted word. One's own comments
 * are always there. The counterpart of `hidingFrom` in store/hiding.ts.
 */
export function isHidden(
  actor: Actor,
  silence: Silence,
  comment: { accountId: string; body: string },
  now = new Date(),
): boolean {
  if (isSelf(actor, comment.accountId)) return false;
  if (silence.blocked.includes(comment.accountId)) return true;
  if (silence.muted.some((mute) => mute.accountId === comment.accountId && isLive(mute, now))) return true;
  const body = foldWord(comment.body);
  return silence.words.some((muted) => isLive(muted, now) && body.includes(foldWord(muted.word)));
}
