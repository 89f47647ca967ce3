/** What a page says, and in which language, for React. */
export { Sentence } from './Sentence.tsx';
export { useLanguage, useTexts } from './useTexts.ts';
