import { z } from 'zod';
import { passwordBounds } from './passwordStrength.ts';

const lengthOf = (text: string): number => [...text.normalize('NFKC')].length;

/** A password that is being chosen. Whether it is a common one the server knows. */
export const newPassword = z
  .string()
  .refine((text) => lengthOf(text) >= passwordBounds.min, `Use at least ${passwordBounds.min} characters.`)
  .refine((text) => lengthOf(text) <= passwordBounds.max, `Use at most ${passwordBounds.max} characters.`);
