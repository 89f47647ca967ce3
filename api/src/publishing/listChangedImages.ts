import type { Transaction } from '../database/index.ts';
import { idsOf, type ParsedChange } from './parsedChanges.ts';
import { findMisplaced, type ChangedImage } from './store/publicImages.ts';

/** Pictures that changes put into the public folder, take out of it, or give new formats. */
export const listChangedImages = (tx: Transaction, changes: readonly ParsedChange[]): Promise<ChangedImage[]> =>
  findMisplaced(tx, {
    episodes: idsOf(changes, 'Episode', { own: true }),
    works: idsOf(changes, 'Work', { own: true }),
    coverWorks: idsOf(changes, 'Work'),
    owners: [...new Set([...idsOf(changes, 'User', { own: true }), ...idsOf(changes, 'Site', { own: true })])],
    images: idsOf(changes, 'Image'),
    keys: changes.map(({ key }) => key),
  });
