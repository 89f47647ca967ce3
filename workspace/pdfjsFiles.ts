import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What pdf.js fetches when a document needs it: Japanese character maps, fonts, decoders, colour profiles. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
const PLACE = 'assets/pdfjs/';

/** Puts the files pdf.js fetches beside the application; nobody loads them who does not drop a PDF that needs them. */
export function pdfjsFiles(): Plugin {
  const from = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    name: 'pdfjs-files',
    generateBundle() {
      for (const folder of FOLDERS) {
        for (const name of readdirSync(join(from, folder))) {
          this.emitFile({
            type: 'asset',
            fileName: `${PLACE}${folder}/${name}`,
            source: readFileSync(join(from, folder, name)),
          });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${PLACE}`, (request, response, next) => {
        const file = join(from, decodeURIComponent(request.url?.split('?')[0] ?? ''));
        if (file.startsWith(from) && existsSync(file)) createReadStream(file).pipe(response);
        else next();
      });
    },
  };
}
