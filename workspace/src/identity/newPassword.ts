import { textsOf } from '@komawari/ui/language';
import { z } from 'zod';
import identityTexts from '../messages/identity.js';
import { passwordBounds } from './passwordStrength.ts';

const lengthOf = (text: string): number => [...text.normalize('NFKC')].length;

/** A password that is being chosen. Whether it is a common one the server knows. */
export const newPassword = z
  .string()
  .refine((text) => lengthOf(text) >= passwordBounds.min, {
    error: () => textsOf(identityTexts).passwordField.tooShort(passwordBounds),
  })
  .refine((text) => lengthOf(text) <= passwordBounds.max, {
    error: () => textsOf(identityTexts).passwordField.tooLong(passwordBounds),
  });
