import { z } from 'zod';

const word = (name: string) => z.string().regex(/^[\x21-\x7e]+$/, `${name} is one word, as the service shows it.`);

/** Names and forms of the variables of caches in front of the site. */
export const purgeVariables = {
  KOMAWARI_PURGE_URLS: z
    .string()
    .regex(
      /^https?:\/\/[^\s,/]+(?:,https?:\/\/[^\s,/]+)*$/,
      'KOMAWARI_PURGE_URLS is http://host:port of each cache, several with commas between.',
    )
    .optional(),
  KOMAWARI_PURGE_CLOUDFLARE_ZONE: word('KOMAWARI_PURGE_CLOUDFLARE_ZONE').optional(),
  KOMAWARI_PURGE_CLOUDFLARE_TOKEN: word('KOMAWARI_PURGE_CLOUDFLARE_TOKEN').optional(),
  KOMAWARI_PURGE_FASTLY_SERVICE: word('KOMAWARI_PURGE_FASTLY_SERVICE').optional(),
  KOMAWARI_PURGE_FASTLY_TOKEN: word('KOMAWARI_PURGE_FASTLY_TOKEN').optional(),
};

/** Caches in front of the site that are told what to forget. */
export interface PurgeConfig {
  /** Caches that know PURGE: `http://cache:6081`. */
  urls: readonly string[];
  cloudflare: { api: string; zone: string; token: string } | null;
  fastly: { api: string; service: string; token: string } | null;
  /** The headers in which those caches look for the tags of a page. */
  tagHeaders: readonly string[];
}

/** The caches the operator set. What is wrong goes to `sentences`, for the person at the terminal. */
export function readPurgeConfig(e: z.infer<z.ZodObject<typeof purgeVariables>>, sentences: string[]): PurgeConfig {
  const urls = e.KOMAWARI_PURGE_URLS?.split(',') ?? [];
  const { KOMAWARI_PURGE_CLOUDFLARE_ZONE: zone, KOMAWARI_PURGE_CLOUDFLARE_TOKEN: zoneToken } = e;
  const { KOMAWARI_PURGE_FASTLY_SERVICE: service, KOMAWARI_PURGE_FASTLY_TOKEN: serviceToken } = e;
  if (Boolean(zone) !== Boolean(zoneToken))
    sentences.push('KOMAWARI_PURGE_CLOUDFLARE_ZONE and KOMAWARI_PURGE_CLOUDFLARE_TOKEN are needed both, or neither.');
  if (Boolean(service) !== Boolean(serviceToken))
    sentences.push('KOMAWARI_PURGE_FASTLY_SERVICE and KOMAWARI_PURGE_FASTLY_TOKEN are needed both, or neither.');
  return {
    urls,
    cloudflare: zone && zoneToken ? { api: 'https://api.cloudflare.com/client/v4', zone, token: zoneToken } : null,
    fastly: service && serviceToken ? { api: 'https://api.fastly.com', service, token: serviceToken } : null,
    tagHeaders: [...(urls.length > 0 || zone ? ['cache-tag'] : []), ...(service ? ['surrogate-key'] : [])],
  };
}

/** Whether any cache is told. */
export const purges = ({ urls, cloudflare, fastly }: PurgeConfig): boolean =>
  urls.length > 0 || cloudflare !== null || fastly !== null;
