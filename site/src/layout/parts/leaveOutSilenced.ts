import { hideSilenced } from '../../moderation/hideSilenced.ts';
import { arrangeHero } from '../../hero/arrangeHero.ts';

/** Hides what a reader silenced, and closes the gap in the hero page. */
export const leaveOutSilenced = (): Promise<void> => hideSilenced(sessionStorage, (ids) => arrangeHero(document, ids));
