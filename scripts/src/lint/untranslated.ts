/** Folders whose texts stand in the code, in English. The list only gets shorter: docs/languages.md tells how. */
export const untranslated: readonly string[] = [
  'site/src/episodes/',
  'site/src/layout/',
  'site/src/moderation/',
  'site/src/paywall/',
  'site/src/seals/',
  'site/src/surveys/',
  'ui/src/reader/',
];
