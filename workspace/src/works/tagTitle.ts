import { limits } from '@komawari/ui/limits';

/** A tag as it is stored: composed, half-width where that exists, without "#" in front. */
export function normalizeTag(text: string): string {
  return text.normalize('NFKC').trim().replace(/^#+/, '');
}

/** Why a title cannot be a tag, as a sentence with the way out, or null. */
export function tagProblem(title: string): string | null {
  const tag = normalizeTag(title);
  if (/\s/.test(tag)) return `A tag has no spaces. Try ${tag.replace(/\s+/g, '')}.`;
  if (tag.includes('#')) return 'A tag has no # inside. Add them one by one.';
  const length = [...tag].length;
  if (length < limits.tagTitle.min) return 'Write at least one character.';
  if (length > limits.tagTitle.max) return `${length} characters, limit ${limits.tagTitle.max}. Shorten it.`;
  return null;
}
