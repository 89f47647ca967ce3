import { toUrlPath } from '../paths.ts';

/**
 * The cache tag of a page: its path as links write it, without a query, so that whatever stands in front can make it by itself. All
 * derivatives of a picture have one, `/images/{imageId}`. No letter of it separates tags in any dialect.
 */
export const tagOf = (path: string): string => toUrlPath(path);
