import { flash } from '@komawari/ui/flash';
import { execute, flashError } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import moderationTexts from '../../messages/moderation.js';
import { refuseProblems } from '../../graphql/refuseProblems.ts';
import { tellSilencesChanged } from '@komawari/ui/silences';
import { blockUser, muteUser, unblockUser, unmuteUser } from './safetyOperations.ts';

/** Somebody: by profile, or as the writer of a comment. */
export type Person = { userId: string } | { commentId: string };

/** A mute from a menu lasts so many days; the settings show when it ends. */
export const muteDays = 30;

/** Does it, says so with a way back, and calls `onChange` each time something is different. */
async function change(words: string, act: () => Promise<() => Promise<unknown>>, onChange: () => void): Promise<void> {
  try {
    const undo = await act();
    onChange();
    const run = () => void undo().then(onChange, flashError);
    flash.set({ body: words, type: 'info', action: { label: textsOf(moderationTexts).safety.undo(), run } });
  } catch (error) {
    flashError(error);
  }
}

/** Lifts a block. */
export async function unblock(id: string): Promise<void> {
  refuseProblems((await execute(unblockUser, { input: { id } }, { write: true })).unblockUser);
  tellSilencesChanged();
}

/** Ends a mute. */
export async function unmute(id: string): Promise<void> {
  refuseProblems((await execute(unmuteUser, { input: { id } }, { write: true })).unmuteUser);
  tellSilencesChanged();
}

/** Blocks somebody, with Undo. */
export const block = (person: Person, name: string, onChange: () => void): Promise<void> =>
  change(
    textsOf(moderationTexts).safety.blocked({ name }),
    async () => {
      const done = refuseProblems((await execute(blockUser, { input: person }, { write: true })).blockUser);
      tellSilencesChanged();
      return () => unblock(done.blockedId ?? '');
    },
    onChange,
  );

/** Mutes somebody for a while, with Undo. */
export const mute = (person: Person, name: string, onChange: () => void): Promise<void> =>
  change(
    textsOf(moderationTexts).safety.muted({ name, days: `${muteDays}` }),
    async () => {
      const input = { ...person, days: muteDays };
      const done = refuseProblems((await execute(muteUser, { input }, { write: true })).muteUser);
      tellSilencesChanged();
      return () => unmute(done.mutedId ?? '');
    },
    onChange,
  );
