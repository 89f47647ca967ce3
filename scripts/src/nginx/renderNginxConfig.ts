import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';

export type NginxSettings = {
  /** The page store: pages/, images/, assets/. */
  publicDir: string;
  /** host:port of the two API processes. */
  api: [string, string];
  /** `127.0.0.1:8080`, or a port. */
  listen: string;
  /** A writable folder for the pid file and temporary files. */
  runDir: string;
  /** A file, or `off`. */
  accessLog?: string;
  /** What is believed about visitors' addresses. */
  trustedProxy?: string;
  /** What the API has of these in its environment. */
  site?: { adScript?: string; reports?: string; recaptchaScoreKey?: string };
};

/**
 * Fills in deploy/nginx.conf, as the nginx image does with environment variables in docker-compose.yml.
 * @throws an error when the file has a name this function does not know
 */
export function renderNginxConfig(settings: NginxSettings): string {
  const values: Record<string, string> = {
    KOMAWARI_PUBLIC: settings.publicDir,
    KOMAWARI_API_1: settings.api[0],
    KOMAWARI_API_2: settings.api[1],
    KOMAWARI_TRUSTED_PROXY: settings.trustedProxy ?? '127.0.0.1',
    KOMAWARI_AD_SCRIPT: settings.site?.adScript ?? '',
    KOMAWARI_REPORTS_URL: settings.site?.reports ?? '',
    RECAPTCHA_SCORE_KEY: settings.site?.recaptchaScoreKey ?? '',
    NGINX_LISTEN: settings.listen,
    NGINX_RUN: settings.runDir,
    NGINX_ACCESS_LOG: settings.accessLog ?? 'off',
  };
  const lines = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8').split('\n');
  const rendered = lines.map((line) => {
    if (line.trimStart().startsWith('#')) return line;
    return line.replaceAll(/\$\{([A-Z0-9_]+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`deploy/nginx.conf uses \${${name}}, which nobody fills in.`);
      return value;
    });
  });
  return rendered.join('\n');
}
