import { boundedText } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import { z } from 'zod';
import type { UploadedImage } from '../uploads/index.ts';

/** Screen names: letters, digits, "_" and "-", beginning with a letter or digit. */
export const screenName = z
  .string()
  .min(limits.screenName.min, `Use at least ${limits.screenName.min} characters.`)
  .max(limits.screenName.max, `Use at most ${limits.screenName.max} characters.`)
  .refine((name) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name), {
    error: (issue) => screenNameWords(String(issue.input)),
  });

/** What a person says about themselves. */
export const profileForm = z.object({
  screenName,
  displayName: boundedText(limits.displayName, 'Enter the name readers see.'),
  selfIntroduction: boundedText(limits.selfIntroduction),
  icon: z.custom<UploadedImage | null>(),
});

/** "Use letters, digits, _ or -. Try mina_mina." */
function screenNameWords(name: string): string {
  const better = suggestScreenName(name);
  return better ? `Use letters, digits, _ or -. Try ${better}.` : 'Use letters, digits, _ or -.';
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
