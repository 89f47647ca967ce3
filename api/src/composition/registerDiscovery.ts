import type { FastifyInstance } from 'fastify';
import { serveFeeds, serveWatchedFeed } from '../discovery/feeds/index.ts';
import { createGuestQuery } from './createGuestQuery.ts';
import type { Services } from '../graphql/context.ts';
import { serveOEmbed } from '../discovery/oembed/index.ts';
import { servePreviews } from '../publications/previews/index.ts';
import { serveSitemaps } from '../discovery/sitemaps/index.ts';
import { serveUnsubscribe } from '../readers/watching/index.ts';

/**
 * What search engines, feed readers, mail programs and other sites ask for. Everything is answered as a guest sees it at
 * that moment; what is one person's carries a secret in its URL.
 */
export function registerDiscovery(app: FastifyInstance, services: Services): void {
  const ask = createGuestQuery(services, app.log);
  const { language, http } = services.config;
  const origin = http.publicUrl;
  servePreviews(app, services);
  serveFeeds(app, { ask, origin, language });
  serveOEmbed(app, { ask, origin, language });
  serveSitemaps(app, services);
  serveWatchedFeed(app, { ask, origin, services });
  serveUnsubscribe(app, services);
}
