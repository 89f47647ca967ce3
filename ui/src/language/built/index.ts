import type { Catalogue } from '../catalogues.ts';
import type { Language } from '../language.ts';

export type { Catalogue, Language };
export { languages } from '../language.ts';

/** Set by the build: site/src/build/oneLanguage.ts. */
declare const KOMAWARI_BUILT_LANGUAGE: Language;

/**
 * What stands for `@komawari/ui/language` in a build that speaks one language, as each of the public site does. A catalogue is
 * its texts there, which are at hand at once, and nothing of the other language reaches a reader.
 */
export const getLanguage = (): Language => KOMAWARI_BUILT_LANGUAGE;

/** The texts of a catalogue, which it is itself. */
export const textsOf = <Texts>(catalogue: Catalogue<Texts>): Texts => catalogue as unknown as Texts;

/** They came with the script that shows them. */
export const textsReady = async (): Promise<void> => undefined;
