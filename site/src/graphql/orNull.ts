import { isNotFound } from './isNotFound.ts';

/** The data a page needs, or null where a guest may see nothing. Any other error goes on. */
export async function orNull<Result>(data: Promise<Result>): Promise<Result | null> {
  try {
    return await data;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
