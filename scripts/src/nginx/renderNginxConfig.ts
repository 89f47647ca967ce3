import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { Refusal } from '../Refusal.ts';
import { root } from '../config.ts';

export type NginxSettings = {
  /** The page store: pages/, images/, assets/. */
  publicDir: string;
  /** host:port of the two API processes. */
  api: [string, string];
  /** `127.0.0.1:8080`, or a port. */
  listen: string;
  /** A writable folder for the pid file, temporary files and the pictures it keeps. */
  runDir: string;
  /** A file, or `off`. */
  accessLog?: string;
  /** Calls that an address may make in a second and have open at once. Left out: as many as anybody can, for tests and measurements that all come from here. */
  calls?: number;
  /** What is believed about visitors' addresses. */
  trustedProxy?: string;
  /** What the API has of these in its environment. */
  site?: { adScript?: string; reports?: string; recaptchaScoreKey?: string };
};

/** Where an nginx of tests and measurements keeps pictures behind walls. */
export const cacheDirOf = (runDir: string): string => `${runDir}/pictures`;

/** More than this nginx does not take. */
const MOST_CALLS = 65_535;

const required = {
  KOMAWARI_PUBLIC: 'the folder of the page store, such as /srv/komawari/public',
  KOMAWARI_API_1: 'host and port of the first API process, such as 127.0.0.1:3001',
  KOMAWARI_API_2: 'host and port of the second API process, such as 127.0.0.1:3002',
};
const defaults = {
  KOMAWARI_TRUSTED_PROXY: '127.0.0.1',
  NGINX_LISTEN: '80',
  NGINX_RUN: '/run',
  NGINX_CACHE: '/var/cache/komawari',
  NGINX_ACCESS_LOG: 'off',
  NGINX_CALLS: '50',
  KOMAWARI_AD_SCRIPT: '',
  KOMAWARI_REPORTS_URL: '',
  RECAPTCHA_SCORE_KEY: '',
};

/**
 * Fills in the names of deploy/nginx.conf and leaves nginx's own variables, as the nginx image does in docker-compose.yml.
 * @throws an error when the file has a name this function does not know
 */
function fillIn(values: Record<string, string>): string {
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

/** nginx's configuration for these settings. */
export function renderNginxConfig(settings: NginxSettings): string {
  return fillIn({
    ...defaults,
    KOMAWARI_PUBLIC: settings.publicDir,
    KOMAWARI_API_1: settings.api[0],
    KOMAWARI_API_2: settings.api[1],
    NGINX_LISTEN: settings.listen,
    NGINX_RUN: settings.runDir,
    NGINX_CACHE: cacheDirOf(settings.runDir),
    NGINX_CALLS: String(settings.calls ?? MOST_CALLS),
    KOMAWARI_AD_SCRIPT: settings.site?.adScript ?? '',
    KOMAWARI_REPORTS_URL: settings.site?.reports ?? '',
    RECAPTCHA_SCORE_KEY: settings.site?.recaptchaScoreKey ?? '',
    ...(settings.trustedProxy && { KOMAWARI_TRUSTED_PROXY: settings.trustedProxy }),
    ...(settings.accessLog && { NGINX_ACCESS_LOG: settings.accessLog }),
  });
}

/**
 * nginx's configuration as the environment describes it.
 * @throws {Refusal} with one sentence per variable that is missing or cannot stand in the file
 */
export function renderNginxConfigFrom(env: NodeJS.ProcessEnv): string {
  const sentences: string[] = [];
  const values: Record<string, string> = {};
  for (const name of [...Object.keys(required), ...Object.keys(defaults)]) {
    const value = env[name] || defaults[name as keyof typeof defaults];
    const what = required[name as keyof typeof required];
    if (value === undefined) sentences.push(`${name} is missing: ${what}.`);
    else if (/[\s"'{};$\\]/.test(value)) sentences.push(`${name} has a character that cannot stand there: ${value}`);
    else if (name === 'NGINX_CALLS' && !(/^[1-9]\d*$/.test(value) && Number(value) <= MOST_CALLS))
      sentences.push(`${name} is a whole number from 1 to ${MOST_CALLS}.`);
    else if (name === 'KOMAWARI_PUBLIC' && !isAbsolute(value)) sentences.push(`${name} has to be an absolute path.`);
    else values[name] = value;
  }
  if (sentences.length > 0) throw new Refusal(sentences.join('\n'));
  return fillIn(values);
}
