import { isSelf, type Actor } from '../../kernel/actor.ts';
import type { PrivateProfileRecord } from './store/privateProfiles.ts';
import type { UserRecord } from './store/users.ts';

/** R2-017: others see a creator's site only while it is open; the creator always does. */
export const canSeeSite = (actor: Actor, user: Pick<UserRecord, 'id' | 'isSiteClosed' | 'isDisabled'>): boolean =>
  isSelf(actor, user.id) || (!user.isSiteClosed && !user.isDisabled);

/** From this age on somebody may say that they want to see mature works. */
export const ADULT_AT = 18;

/** What is known of whoever might be shown mature works: their own profile, if there is one, and what their browser says. */
export interface MatureAsked {
  profile: Pick<PrivateProfileRecord, 'birthday' | 'showsMature'> | null;
  saysAdult: boolean;
}

/** Whether a person of this birthday is too young for mature works, on a day of Tokyo; who tells no birthday is believed. */
export const isTooYoung = (birthday: string | null, today: string): boolean =>
  birthday !== null && birthday > `${Number(today.slice(0, 4)) - ADULT_AT}${today.slice(4)}`;

/**
 * Whether mature works are shown with their pictures: to who said so, in the settings of the account or, where nothing
 * stands there, to this browser. Never to somebody whose birthday says otherwise. A declaration and no proof.
 */
export const seesMature = ({ profile, saysAdult }: MatureAsked, today: string): boolean =>
  !isTooYoung(profile?.birthday ?? null, today) && (profile?.showsMature ?? saysAdult);
