import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { createContext, use } from 'react';

/** Set around what is about one work: what is written there, and typed for it, is in the language of that work. */
export const WorkLanguageContext = createContext<string>(UNRECORDED_LANGUAGE);

/** The language of the work that is shown or edited here. */
export const useWorkLanguage = (): string => use(WorkLanguageContext);
