import { isSelf, type Actor } from '../../kernel/actor.ts';
import { typeOfId } from '../../kernel/ids.ts';

/** Kinds of things that can be reported. */
const REPORTABLE = ['User', 'Work', 'Episode', 'Illustration', 'DaredemoComment', 'YawarakaComment'] as const;
export type Reportable = (typeof REPORTABLE)[number];

/** The kind of a thing that can be reported, by its id; null for everything else. */
export const reportableOf = (id: string): Reportable | null => REPORTABLE.find((kind) => kind === typeOfId(id)) ?? null;

/** Whoever has an account may report what they can see, but for their own; a block changes nothing about it. */
export const canReport = (actor: Actor, ownerId: string): boolean => !isSelf(actor, ownerId);

/** Why a thing was taken down is told to whoever made it, who alone still sees the thing. */
export const canSeeSuspension = (actor: Actor, ownerId: string): boolean => isSelf(actor, ownerId);
