import { isSelf, type Actor } from '../../kernel/actor.ts';
import type { ImageRecord } from './store/images.ts';

/** A picture can be put on a page, a cover or a profile by the account that uploaded it, and by nobody else. */
export const canUseImage = (actor: Actor, image: Pick<ImageRecord, 'ownerId'>): boolean => isSelf(actor, image.ownerId);
