import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { Provider, type KoaContext, type OIDCClient } from 'oidc-provider';
import type { Needs } from '../../graphql/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { leaveSession } from '../../people/identity/index.ts';
import { configure, isSecretOf } from './configuration.ts';
import { currentFlow } from './flow.ts';
import { keepExchange } from './keepExchange.ts';
import type { SigningKey } from './keys.ts';
import { sayRefusal } from './sayRefusal.ts';

/** The library with the keys it signs with at the time. */
export interface BuiltProvider {
  provider: Provider;
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The same without a network: requests of people take this way. */
  inProcess: FastifyInstance;
}

/** Rules of the library that a developer's machine cannot keep: https, and a name that is not `localhost`. */
const NOT_ON_LOOPBACK = new Set(['implicit-force-https', 'implicit-forbid-localhost']);

/** Who is told of what breaks while a request by HTTP is answered. */
export const faultsOf = new WeakMap<IncomingMessage, (error: Error) => void>();

function noteEvents(provider: Provider): void {
  const noteForm = ({ oidc: { params } }: KoaContext): void => {
    const flow = currentFlow();
    if (flow) flow.isForm = params?.['response_mode'] === 'form_post';
  };
  provider.on('authorization.success', (ctx: KoaContext, out: Record<string, unknown>) => {
    const flow = currentFlow();
    if (flow) flow.out = out;
    noteForm(ctx);
  });
  const noteError = (ctx: KoaContext, error: Error & { error?: string; error_description?: string }) => {
    const flow = currentFlow();
    noteForm(ctx);
    if (flow) flow.error = { code: error.error ?? 'server_error', description: error.error_description ?? '' };
  };
  provider.on('authorization.error', noteError);
  provider.on('server_error', (ctx: KoaContext, error: Error) => {
    const flow = currentFlow();
    if (flow) flow.fault = error;
    else {
      const isLimit = error instanceof Refusal && error.code === 'RATE_LIMITED';
      if (!isLimit) faultsOf.get(ctx.req)?.(error);
      sayRefusal(ctx, error);
    }
  });
}

/** Builds the library anew: it takes its keys once. What it issued before goes on. */
export function buildProvider(services: Needs<'config' | 'database'>, keys: readonly SigningKey[]): BuiltProvider {
  const { publicUrl } = services.config.http;
  const provider = new Provider(publicUrl, configure(services, keys));
  provider.proxy = true;
  provider.Client.prototype.compareClientSecret = function compare(this: OIDCClient, given: string) {
    return isSecretOf(this, given);
  };
  if (services.config.env !== 'production') {
    const { prototype } = provider.Client.Schema;
    const { invalidate } = prototype;
    prototype.invalidate = function allow(this: object, message: string, code?: string) {
      if (code === undefined || !NOT_ON_LOOPBACK.has(code)) invalidate.call(this as never, message, code);
    };
  }
  // Called when the person says yes to signing out, and then alone.
  provider.Session.prototype.destroy = async function end(this: { id: string }) {
    await leaveSession(services, this.id);
  };
  noteEvents(provider);
  provider.use(keepExchange(services));
  const handler = provider.callback();
  const inProcess = Fastify();
  inProcess.removeAllContentTypeParsers();
  inProcess.addContentTypeParser('*', (_request, _payload, done) => done(null));
  inProcess.all('/*', (request, reply) => {
    reply.hijack();
    void handler(request.raw, reply.raw);
  });
  return { provider, handler, inProcess };
}
