import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Needs } from '../../graphql/context.ts';
import { decrypt, deriveKey, encrypt } from '../../kernel/secrets.ts';
import { hashOfId } from './keepArtifacts.ts';
import { consumeArtifact, findArtifact, writeArtifact } from './store/artifacts.ts';

/** Where a browser gets the form that takes an answer to its client. */
const FORM_PATH = '/oauth2/form_post';
const MODEL = 'FormPost';
const PURPOSE = 'openid-request';
/** As long as a code lives. */
const LIFE_SECONDS = 60;

/**
 * Keeps the library's page with the form that takes an answer to a client (OAuth 2.0 Form Post Response Mode), encrypted, and
 * says where the browser gets it, once. The page of the application may send forms to us alone.
 */
export async function keepForm({ config, database }: Needs<'config' | 'database'>, html: string): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const sealed = encrypt(deriveKey(config.secret, PURPOSE), PURPOSE, html);
  const artifact = { model: MODEL, hash: hashOfId(id), grantHash: null, clientId: null };
  await writeArtifact(database, { ...artifact, payload: { sealed }, seconds: LIFE_SECONDS });
  return `${config.http.publicUrl}${FORM_PATH}?answer=${id}`;
}

async function takeForm({ config, database }: Needs<'config' | 'database'>, id: string): Promise<string | null> {
  const address = { model: MODEL, hash: hashOfId(id) };
  if (!(await consumeArtifact(database, address))) return null;
  const sealed = (await findArtifact(database, address))?.payload['sealed'];
  return typeof sealed === 'string' ? decrypt(deriveKey(config.secret, PURPOSE), PURPOSE, sealed) : null;
}

/**
 * What the page may do: run the one script in it. Where its one form goes says the library alone; browsers hold a rule for
 * forms against every redirect that follows, and clients lead on to other hosts of theirs.
 */
function policyOf(html: string): string {
  const script = /<script>([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  return `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`;
}

/** Registers where browsers get such forms. */
export function serveForm(app: FastifyInstance, services: Needs<'config' | 'database'>): void {
  app.get<{ Querystring: { answer?: unknown } }>(FORM_PATH, async (request, reply) => {
    const { answer } = request.query;
    const html = typeof answer === 'string' ? await takeForm(services, answer) : null;
    void reply.header('cache-control', 'no-store');
    // Back in the history of the browser: the client has its answer.
    if (html === null) return reply.redirect('/', 303);
    return reply.header('content-security-policy', policyOf(html)).type('text/html; charset=utf-8').send(html);
  });
}
