import { boundedText } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import profileTexts from '../messages/profile.js';
import { screenName } from '../identity/index.ts';
import type { UploadedImage } from '../uploads/index.ts';

const EARLIEST = '1900-01-01';

/** The day it is in Japan, as a date field writes it. */
export const todayInJapan = (now = Date.now()): string => new Date(now + 9 * 3_600_000).toISOString().slice(0, 10);

/** Everything the profile page saves. */
export const profileSettings = z.object({
  screenName,
  displayName: boundedText(limits.displayName, () => textsOf(profileTexts).profile.noDisplayName()),
  selfIntroduction: boundedText(limits.selfIntroduction),
  twitterScreenName: z
    .string()
    .transform((name) => name.trim().replace(/^@/, ''))
    .refine((name) => /^\w{0,15}$/.test(name), { error: () => textsOf(profileTexts).profile.wrongX() }),
  biography: boundedText(limits.biography),
  birthday: z.string().refine((day) => day === '' || (day >= EARLIEST && day <= todayInJapan()), {
    error: () => textsOf(profileTexts).profile.wrongYear(),
  }),
  // An empty choice is a person who does not tell.
  gender: z.enum(['', 'FEMALE', 'MALE', 'OTHER']).transform((gender) => (gender === '' ? null : gender)),
  hasDeclinedContact: z.boolean(),
  icon: z.custom<UploadedImage | null>(),
});
