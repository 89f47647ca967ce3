import { fileURLToPath } from 'node:url';
import type { Language } from '@komawari/ui/language';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../../../ui/src/language/', import.meta.url));

/** A catalogue, which names the files of its languages: `ui/src/messages/cards.js`. */
const CATALOGUE = /\/(?:ui|site)\/src\/messages\/\w+\.js$/;

/**
 * Builds the site in one language: each catalogue is the texts of that language, and what chooses between languages is left
 * out. A reader fetches no text of another one, and none later than the script that shows it.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'komawari:one-language',
    enforce: 'pre',
    config: () => ({ define: { KOMAWARI_BUILT_LANGUAGE: JSON.stringify(language) } }),
    load: (id) =>
      CATALOGUE.test(id) ? `export { default } from ${JSON.stringify(id.replace(/\.js$/, `.${language}.js`))};` : null,
    async resolveId(name, importer, options) {
      if (!/language/.test(name) || importer?.startsWith(source)) return null;
      const found = await this.resolve(name, importer, { ...options, skipSelf: true });
      const file = found?.id.startsWith(source) ? found.id.slice(source.length) : null;
      return file === 'index.ts' || file === 'react.ts' ? `${source}built/${file}` : null;
    },
  };
}
