/** The one form kit: react-hook-form and zod with the product's manners. */
export { boundedText, type TextBounds } from './boundedText.ts';
export { clearDraft, clearDrafts, type DraftOptions } from './draft.ts';
export { fieldOfProblem, type Problem } from './problems.ts';
export { useLateForm } from './useLateForm.ts';
export { NOT_SENT, useForm, type FieldAttributes, type Form, type FormOptions, type Kept } from './useForm.ts';
