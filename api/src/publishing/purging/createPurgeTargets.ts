import http from 'node:http';
import https from 'node:https';
import type { PurgeConfig } from '../../config/purgeConfig.ts';
import type { PurgeTarget } from './PurgeTarget.ts';

/** A cache that says nothing for so long is away. */
const TIMEOUT_IN_MS = 10_000;

interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Tells a service something and takes nothing but success for an answer. */
async function send({ url, headers, body }: Message): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_IN_MS),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

/** Asks one cache to forget one address of the site; `fetch` would name the cache's own host. */
const purgeAddress = (url: string, host: string, tag: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    request(url + tag, {
      method: 'PURGE',
      headers: { host, 'cache-tag': tag },
      signal: AbortSignal.timeout(TIMEOUT_IN_MS),
    })
      .on('error', reject)
      .on('response', (answer) => {
        answer.resume();
        if (answer.statusCode !== undefined && answer.statusCode < 300) resolve();
        else reject(new Error(`${new URL(url).host} answered ${answer.statusCode}`));
      })
      .end();
  });

/** A cache that knows PURGE, such as Varnish: each address is a request, with the tag for caches that go by that. */
const plain = (url: string, host: string): PurgeTarget => ({
  name: `http ${url}`,
  most: 20,
  async purge(tags) {
    await Promise.all(tags.map((tag) => purgeAddress(url, host, tag)));
  },
});

/** https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
const cloudflare = ({ api, zone, token }: { api: string; zone: string; token: string }): PurgeTarget => ({
  name: `cloudflare ${zone}`,
  most: 30,
  async purge(tags) {
    const text = await send({
      url: `${api}/zones/${encodeURIComponent(zone)}/purge_cache`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    });
    const { success } = JSON.parse(text) as { success?: unknown };
    if (success !== true) throw new Error(`Cloudflare refused: ${text.slice(0, 200)}`);
  },
});

/** https://www.fastly.com/documentation/reference/api/purging/ */
const fastly = ({ api, service, token }: { api: string; service: string; token: string }): PurgeTarget => ({
  name: `fastly ${service}`,
  most: 100,
  async purge(tags) {
    await send({
      url: `${api}/service/${encodeURIComponent(service)}/purge`,
      headers: { 'fastly-key': token, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ surrogate_keys: tags }),
    });
  },
});

/** Makes the caches that the configuration names, in front of the site at `publicUrl`. */
export const createPurgeTargets = (config: Omit<PurgeConfig, 'tagHeaders'>, publicUrl: string): PurgeTarget[] => [
  ...config.urls.map((url) => plain(url, new URL(publicUrl).host)),
  ...(config.cloudflare ? [cloudflare(config.cloudflare)] : []),
  ...(config.fastly ? [fastly(config.fastly)] : []),
];
