import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadRenderer } from '../src/renderer.ts';
import { fakeExecute } from '../src/testing/fakeExecute.ts';
import { sampleEpisode } from '../src/testing/sampleSite.ts';

/**
 * Shows the built site with sample data, without an API: `node site/dev/renderSamples.ts PICTURES PORT`, where PICTURES is a
 * folder with one picture per id (`sky.jpg`). Each request renders anew, so a rebuild needs a restart only.
 */
const pictures = process.argv[2] ?? '.';
const distDir = fileURLToPath(new URL('../dist', import.meta.url));
const renderer = await loadRenderer({ distDir });
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** `?walled` shows an episode behind its fan wall. */
function answersFor(url: string) {
  if (!url.includes('?walled')) return {};
  const pages = { totalCount: 24, viewableCount: 0, edges: [] };
  return { GetEpisode: { episode: sampleEpisode(24, { status: 'FAN_ONLY', pages }) } };
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  try {
    const picture = /^\/images\/([\w-]+)\//.exec(pathname)?.[1];
    if (picture) {
      response.setHeader('content-type', 'image/jpeg').end(await readFile(join(pictures, `${picture}.jpg`)));
    } else if (types[extname(pathname)]) {
      const file = await readFile(join(renderer.assetsDir, pathname));
      response.setHeader('content-type', types[extname(pathname)] ?? '').end(file);
    } else {
      const page = await renderer.render(pathname, {
        execute: fakeExecute(answersFor(request.url ?? '')),
        origin: 'http://localhost',
      });
      response.writeHead(page.status, page.headers).end(page.body);
    }
  } catch (error) {
    response.writeHead(500).end(String(error));
    console.error(error);
  }
});
server.listen(Number(process.argv[3] ?? 0), () =>
  console.log(`http://localhost:${(server.address() as { port: number }).port}`),
);
