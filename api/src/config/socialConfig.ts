/** A service people sign in with, as the operator configured it. */
export interface SocialProvider {
  /** In URLs and in the database: `twitter`, or the operator's word. It must keep its meaning for good. */
  id: string;
  kind: 'OPENID' | 'TWITTER';
  /** On the button: "Continue with …". */
  name: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  /** OpenID: the issuer. X: null for the real one, or the URL of a stand-in. */
  server: string | null;
  /** The server runs on this machine and knows nobody: the button says so. Never in production. */
  isTest: boolean;
}

/** Who may sign in where, and with what. */
export interface SocialConfig {
  /** Host names whose pages may start a sign-in. */
  authorizedDomains: readonly string[];
  providers: readonly SocialProvider[];
}

/** Names of what is read here. Each provider of KOMAWARI_OPENID_PROVIDERS has four more, which carry its word. */
export const SOCIAL_VARIABLES = [
  'KOMAWARI_AUTHORIZED_DOMAINS',
  'KOMAWARI_X_CLIENT_ID',
  'KOMAWARI_X_CLIENT_SECRET',
  'KOMAWARI_X_SERVER',
  'KOMAWARI_OPENID_PROVIDERS',
] as const;

type Environment = Record<string, string | undefined>;

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads the providers of social sign-in and the authorised domains. What is wrong goes to `sentences`, one for each
 * variable, for the person at the terminal.
 */
export function readSocialConfig(
  env: Environment,
  { isProduction, publicUrl }: { isProduction: boolean; publicUrl: string },
  sentences: string[],
): SocialConfig {
  const ids = listOf(env['KOMAWARI_OPENID_PROVIDERS']);
  const openId = ids.flatMap((id, index) => {
    if (/^[a-z][a-z0-9]{0,19}$/.test(id) && id !== 'twitter' && ids.indexOf(id) === index)
      return [readOpenId(env, id, isProduction, sentences)];
    sentences.push(
      `KOMAWARI_OPENID_PROVIDERS: "${id}" has to be a word of small letters and digits that stands there once, not twitter, for example google,line.`,
    );
    return [];
  });
  const twitter = readTwitter(env, isProduction, sentences);
  return {
    authorizedDomains: readDomains(env, publicUrl, isProduction, sentences),
    providers: [...(twitter ? [twitter] : []), ...openId],
  };
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

function readOpenId(env: Environment, id: string, isProduction: boolean, sentences: string[]): SocialProvider {
  const prefix = `KOMAWARI_OPENID_${id.toUpperCase()}`;
  const server = env[`${prefix}_ISSUER`] ?? '';
  const clientId = env[`${prefix}_CLIENT_ID`] ?? '';
  if (!isServer(server, isProduction))
    sentences.push(
      `${prefix}_ISSUER has to be the https URL of the OpenID provider, for example https://accounts.google.com.`,
    );
  if (clientId === '') sentences.push(`${prefix}_CLIENT_ID is missing. The provider gives it when you register there.`);
  return {
    id,
    kind: 'OPENID',
    name: env[`${prefix}_NAME`] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    clientId,
    clientSecret: env[`${prefix}_CLIENT_SECRET`] ?? null,
    server,
    isTest: isLoopback(server),
  };
}

function readTwitter(env: Environment, isProduction: boolean, sentences: string[]): SocialProvider | null {
  const clientId = env['KOMAWARI_X_CLIENT_ID'];
  const server = env['KOMAWARI_X_SERVER'] ?? null;
  if (server !== null && (isProduction || !isServer(server, false)))
    sentences.push('KOMAWARI_X_SERVER is the loopback address of a stand-in for X, for development and tests only.');
  if (clientId === undefined) {
    if (env['KOMAWARI_X_CLIENT_SECRET'] !== undefined || server !== null)
      sentences.push('KOMAWARI_X_CLIENT_ID is missing. X gives it for an app with OAuth 2.0.');
    return null;
  }
  return {
    id: 'twitter',
    kind: 'TWITTER',
    name: 'X',
    clientId,
    clientSecret: env['KOMAWARI_X_CLIENT_SECRET'] ?? null,
    server,
    isTest: server !== null,
  };
}

/** The public address always may; on a developer's machine the loopback names may too. */
function readDomains(env: Environment, publicUrl: string, isProduction: boolean, sentences: string[]): string[] {
  const listed = listOf(env['KOMAWARI_AUTHORIZED_DOMAINS']);
  for (const host of listed.filter((one) => !HOST.test(one)))
    sentences.push(
      `KOMAWARI_AUTHORIZED_DOMAINS: "${host}" has to be a host name without scheme, port and path, for example komawari.example.`,
    );
  const own = new URL(publicUrl).hostname;
  return [...new Set([own, ...listed, ...(isProduction ? [] : LOOPBACK)])];
}

/** Https, or this machine itself while developing. */
function isServer(address: string, isProduction: boolean): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (!isProduction && isLoopback(address));
}

function isLoopback(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === 'http:' && LOOPBACK.includes(url.hostname);
}
