import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What pdf.js fetches when a document needs it: Japanese character maps, fonts, decoders, colour profiles. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** Puts the files pdf.js fetches beside the application; nobody loads them who does not drop a PDF that needs them. */
export function pdfjsFiles(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const from = dirname(manifest);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  // Their names stay while their content changes with the library: browsers keep these files for a year.
  const place = `assets/pdfjs-${version}/`;
  return {
    name: 'pdfjs-files',
    generateBundle() {
      for (const folder of FOLDERS) {
        for (const name of readdirSync(join(from, folder))) {
          this.emitFile({
            type: 'asset',
            fileName: `${place}${folder}/${name}`,
            source: readFileSync(join(from, folder, name)),
          });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${place}`, (request, response, next) => {
        const file = join(from, decodeURIComponent(request.url?.split('?')[0] ?? ''));
        if (file.startsWith(from) && existsSync(file)) createReadStream(file).pipe(response);
        else next();
      });
    },
  };
}
