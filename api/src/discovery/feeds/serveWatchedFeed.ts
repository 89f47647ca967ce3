import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AskAsGuest } from '../../graphql/AskAsGuest.ts';
import type { Needs } from '../../graphql/context.ts';
import { findLanguageOf, orInstallations } from '../../people/identity/index.ts';
import { accountOfFeed } from '../../readers/watching/index.ts';
import { readWatchedFeed } from './readWatchedFeed.ts';
import { feedFormats } from './writeFeed.ts';

const HEADERS = {
  'cache-control': 'private, max-age=0, must-revalidate',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, noai, noimageai',
} as const;

/**
 * `/feeds/watched/{secret}/feed.atom` and `.json`: what the creators somebody watches published, worded in
 * the account's language. The secret in the URL
 * is asked for each time, so a renewed URL ends at once; what a guest could not see is not in it either.
 */
export function serveWatchedFeed(
  app: FastifyInstance,
  { ask, origin, services }: { ask: AskAsGuest; origin: string; services: Needs<'config' | 'database'> },
): void {
  for (const { extension, type, write } of feedFormats) {
    app.get(
      `/feeds/watched/:token/feed.${extension}`,
      async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
        reply.headers(HEADERS);
        const accountId = await accountOfFeed(services.database, request.params.token);
        if (accountId === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
        const language = orInstallations(services.config, await findLanguageOf(services.database, accountId));
        const feed = await readWatchedFeed(ask, services.database, { accountId, language });
        const body = write(feed, language, origin);
        const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
        reply.header('etag', tag);
        return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.type(type).send(body);
      },
    );
  }
}
