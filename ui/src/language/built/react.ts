import { getLanguage, textsOf } from './index.ts';

export { Sentence } from '../Sentence.tsx';

/** What stands for `@komawari/ui/language/react` in a build that speaks one language. */
export { getLanguage as useLanguage, textsOf as useTexts };
