/** Folders whose texts stand in the code, in English. The list only gets shorter: docs/languages.md tells how. */
export const untranslated: readonly string[] = [];
