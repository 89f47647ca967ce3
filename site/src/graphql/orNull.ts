import { isNotFound } from './parts/isNotFound.ts';
import { isPastCursor } from './parts/isPastCursor.ts';

/** The data a page needs, or null where a guest may see nothing or no list goes on. Any other error goes on. */
export async function orNull<Result>(data: Promise<Result>): Promise<Result | null> {
  try {
    return await data;
  } catch (error) {
    if (isNotFound(error) || isPastCursor(error)) return null;
    throw error;
  }
}
