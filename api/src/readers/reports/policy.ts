import { isSelf, type Actor } from '../../kernel/actor.ts';
import { typeOfId } from '../../kernel/ids.ts';

/** Kinds of things that can be reported. */
const REPORTABLE = ['User', 'Work', 'Episode', 'Illustration', 'DaredemoComment', 'YawarakaComment'] as const;
export type Reportable = (typeof REPORTABLE)[number];

/** The kind of a thing that can be reported, by its id; null for everything else. */
export const reportableOf = (id: string): Reportable | null => REPORTABLE.find((kind) => kind === typeOfId(id)) ?? null;

/** Whoever has an account may report what they can see, but for their own; a block changes nothing about it. */
export const canReport = (actor: Actor, ownerId: string): boolean => !isSelf(actor, ownerId);

/** Whether a notification can be about it: a comment has no page that one could lead to. */
export const hasNotification = (thingId: string): boolean =>
  ['User', 'Work', 'Episode', 'Illustration'].includes(reportableOf(thingId) ?? '');

/** Why a thing was suspended, or why somebody was warned about it, is told to whoever made it. */
export const canSeeReason = (actor: Actor, ownerId: string): boolean => isSelf(actor, ownerId);
