import { boundedText } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import { z } from 'zod';
import identityTexts from '../messages/identity.js';
import type { UploadedImage } from '../uploads/index.ts';

/** Screen names: letters, digits, "_" and "-", beginning with a letter or digit. */
export const screenName = z
  .string()
  .min(limits.screenName.min, { error: () => textsOf(identityTexts).screenNameField.tooShort(limits.screenName) })
  .max(limits.screenName.max, { error: () => textsOf(identityTexts).screenNameField.tooLong(limits.screenName) })
  .refine((name) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name), {
    error: (issue) => screenNameWords(String(issue.input)),
  });

/** What a person says about themselves. */
export const profileForm = z.object({
  screenName,
  displayName: boundedText(limits.displayName, () => textsOf(identityTexts).profile.noDisplayName()),
  selfIntroduction: boundedText(limits.selfIntroduction),
  icon: z.custom<UploadedImage | null>(),
});

/** "Use letters, digits, _ or -. Try mina_mina." */
function screenNameWords(name: string): string {
  const better = suggestScreenName(name);
  const texts = textsOf(identityTexts).screenNameField;
  return better ? texts.better({ name: better }) : texts.otherLetters();
}

/** The nearest allowed screen name, or "" when nothing of it can be kept. */
export function suggestScreenName(name: string): string {
  const allowed = name
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^A-Za-z0-9_-]/g, '')
    .replace(/^[_-]+/, '')
    .slice(0, limits.screenName.max);
  return allowed.length >= limits.screenName.min ? allowed : '';
}
