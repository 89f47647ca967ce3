import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import worksTexts from '../messages/works.js';

/** A tag as it is stored: composed, half-width where that exists, without "#" in front. */
export function normalizeTag(text: string): string {
  return text.normalize('NFKC').trim().replace(/^#+/, '');
}

/** Why a title cannot be a tag, as a sentence with the way out, or null. */
export function tagProblem(title: string): string | null {
  const { tags: texts } = textsOf(worksTexts);
  const tag = normalizeTag(title);
  if (/\s/.test(tag)) return texts.noSpaces({ better: tag.replace(/\s+/g, '') });
  if (tag.includes('#')) return texts.noHash();
  const length = [...tag].length;
  if (length < limits.tagTitle.min) return texts.empty();
  if (length > limits.tagTitle.max) return texts.long({ length, max: limits.tagTitle.max });
  return null;
}
