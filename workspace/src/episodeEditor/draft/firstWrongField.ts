import { APPEAL_FIELD, FIRST_PAID_PAGE_FIELD, PRICE_FIELD } from '../../prices/index.ts';
import { TITLE_FIELD } from '../components/EpisodeFields.tsx';
import { AFTERWORD_FIELD } from '../components/ReadingBox.tsx';
import type { TextProblems } from './textProblems.ts';

/** The id of the first field with something wrong in it, or null. */
export function firstWrongField({ title, afterword, sale }: TextProblems): string | null {
  if (title) return TITLE_FIELD;
  if (sale.price) return PRICE_FIELD;
  if (sale.firstPaidPage) return FIRST_PAID_PAGE_FIELD;
  if (sale.appeal) return APPEAL_FIELD;
  return afterword ? AFTERWORD_FIELD : null;
}
