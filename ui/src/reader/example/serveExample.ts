import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { iconShapes } from '../../icons/iconShapes.ts';
import { readerBoot } from '../boot.ts';
import { textsOf } from '../../language/index.ts';
import { isWidePicture } from '../pairing.ts';
import { readerTexts, readerWords } from '../readerWords.ts';
import type { ReadingEvent } from '../readingEvents.ts';
import { bundleReader } from './bundleReader.ts';
import { drawExamplePage, type ExamplePage } from './drawExamplePage.ts';

const here = import.meta.dirname;

/** What an address asks the example episode to be: /e/24?direction=LEFT_TO_RIGHT&wide=4,9&pages=12&free=4 (a wall after page 4) */
interface ExampleEpisode {
  number: number;
  query: URLSearchParams;
}

const listOf = (query: URLSearchParams, name: string): number[] => (query.get(name) ?? '').split(',').map(Number);

function pagesOf({ query }: ExampleEpisode): ExamplePage[] {
  const count = Number(query.get('pages') ?? 24);
  const [wide, tall, square] = ['wide', 'tall', 'square'].map((name) => new Set(listOf(query, name)));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    if (wide?.has(number)) return { number, width: 2400, height: 1700 };
    if (square?.has(number)) return { number, width: 1654, height: 1653 };
    if (tall?.has(number)) return { number, width: 800, height: 4000 };
    return { number, width: 1200, height: 1700 };
  });
}

/** Strips come in slices of 2,000 pixels, like the real ones. */
function pageHtml(episode: ExampleEpisode, page: ExamplePage): string {
  const { number, width, height } = page;
  const slices = Math.ceil(height / 2000);
  const folder = episode.query.get('art') ?? 'pages';
  const images = Array.from({ length: slices }, (_, slice) => {
    const part = Math.min(2000, height - slice * 2000);
    const name = `/${folder}/${episode.number}-${number}-${slice}-${width}x${part}.svg`;
    const eager = number === 1 && slice === 0 ? 'fetchpriority="high"' : 'loading="lazy"';
    return `<img src="${name}" srcset="${name} ${width}w" sizes="(orientation: landscape) 50vw, 100vw" width="${width}" height="${part}" alt="${slice ? '' : `Page ${number}: two friends meet.`}" ${eager} decoding="async">`;
  });
  const flags = `${isWidePicture(page) ? ' data-wide' : ''}${listOf(episode.query, 'nosplit').includes(number) ? ' data-no-split' : ''}`;
  const thumb = `/${folder}/${episode.number}-${number}-0-160x${Math.round((160 * height) / width)}.svg`;
  const box = number === 1 ? ` style='--ratio:${width / height};--thumbnail:url("${thumb}")'` : '';
  return `<li class="page" id="p${number}" data-page="${number}" data-width="${width}" data-height="${height}"${flags} data-thumb="${thumb}"${box}>${images.join('')}<p data-transcript hidden lang="ja">また明日。(${number})</p></li>`;
}

async function episodeHtml(episode: ExampleEpisode): Promise<string> {
  const { number, query } = episode;
  const pages = pagesOf(episode);
  const search = query.size ? `?${query}` : '';
  const values: Record<string, string> = {
    number: `${number}`,
    nextNumber: `${number + 1}`,
    episodeId: `e${number}`,
    direction: query.get('direction') ?? 'RIGHT_TO_LEFT',
    startPosition: query.get('start') ?? 'LATTER',
    total: `${pages.length}`,
    words: readerWords(textsOf(readerTexts)).replaceAll('"', '&quot;'),
    nextUrl: `/e/${number + 1}${search.replaceAll('&', '&amp;')}`,
    previousUrl: `/e/${number - 1}${search.replaceAll('&', '&amp;')}`,
    folder: query.get('art') ?? 'pages',
    boot: `--><script>${readerBoot}</script><!--`,
    pages: pages
      .slice(0, Number(query.get('free') ?? pages.length))
      .map((page) => pageHtml(episode, page))
      .join('\n'),
  };
  const html = await readFile(join(here, 'index.html'), 'utf8');
  return html.replace(/\{\{(icon )?([a-zA-Z]+)\}\}/g, (_, icon: string | undefined, name: string) =>
    icon
      ? `<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${iconShapes[name as keyof typeof iconShapes]}</svg>`
      : (values[name] ?? ''),
  );
}

async function stylesheet(): Promise<string> {
  const styles = join(here, '../../styles');
  const names = [
    'tokens',
    'base',
    'layout',
    'header',
    'buttons',
    'choices',
    'labels',
    'comments',
    'cards',
    'screens/reader-end',
  ];
  const files = [
    ...names.map((name) => join(styles, `${name}.css`)),
    join(here, '../reader.css'),
    join(here, '../later.css'),
  ];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

export interface ExampleServer {
  readonly origin: string;
  /** Every reading event that arrived, oldest first. */
  readonly events: ReadingEvent[];
  close(): void;
}

/** Serves the example on a free port. `artFolder` puts pictures of one's own in place of the drawn pages. */
export async function serveExample({
  port = 0,
  artFolder,
}: { port?: number; artFolder?: string } = {}): Promise<ExampleServer> {
  const [{ files: reader }, { files: wall }] = await Promise.all([
    bundleReader(),
    bundleReader(join(here, 'openWall.ts')),
  ]);
  const scripts = new Map([...reader, ...wall]);
  const styles = await stylesheet();

  const answer = async (
    path: string,
    query: URLSearchParams,
  ): Promise<[type: string, body: string | Uint8Array] | null> => {
    const script = scripts.get(path);
    if (script) return ['text/javascript', script];
    if (path === '/reader.css') return ['text/css', styles];
    const episode = /^\/e\/(\d+)$/.exec(path);
    if (episode) return ['text/html; charset=utf-8', await episodeHtml({ number: Number(episode[1]), query })];
    const [, number, , width, height] = /^\/\w+\/\d+-(\d+)-(\d+)-(\d+)x(\d+)\.svg$/.exec(path) ?? [];
    if (!number) return null;
    if (artFolder && path.startsWith('/art/')) {
      const name = `${((Number(number) - 1) % 8) + 1}`.padStart(2, '0');
      return ['image/jpeg', await readFile(join(artFolder, `${name}.jpg`))];
    }
    return ['image/svg+xml', drawExamplePage({ number: Number(number), width: Number(width), height: Number(height) })];
  };
  const events: ReadingEvent[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://example');
    if (pathname === '/batches') {
      void json(request).then((batch) => {
        events.push(...(batch as ReadingEvent[]));
        response.end('ok');
        return null;
      });
      return;
    }
    const reply = async () => {
      const found = await answer(pathname, searchParams);
      if (!found) return response.writeHead(404).end();
      // Pictures keep for the session, as the real ones do.
      const cache = found[0].startsWith('image/') ? 'max-age=600' : 'no-cache';
      return response.writeHead(200, { 'content-type': found[0], 'cache-control': cache }).end(found[1]);
    };
    void reply().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    events,
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
