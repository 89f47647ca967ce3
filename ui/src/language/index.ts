/** In which language a page speaks, and its texts, free of any framework. The React hooks are in "@komawari/ui/language/react". */
export { defineTexts, showLanguage, textsOf, textsReady, type Catalogue } from './catalogues.ts';
export { getLanguage, languages, setLanguage, type Language } from './language.ts';
