import { getLanguage } from './language/index.ts';

/** With every call to the API: what it says stands on screens, so it says it in their language. */
export const inScreenLanguage = () => ({ 'accept-language': getLanguage() });
