import { createHmac } from 'node:crypto';
import type { Needs } from '../../graphql/context.ts';
import { deriveKey } from '../../kernel/secrets.ts';
import { ROUTES } from './routePaths.ts';
import { runFlow, type Flow } from './flow.ts';
import { keepForm } from './formPage.ts';
import { providerOf } from './provider.ts';

/** A parameter of a request as it came: twice where somebody sent it twice. */
export interface RequestParameter {
  name: string;
  value: string;
}

/** Cookies of the library are signed, so that nobody but us says which session a request belongs to. */
export function sessionCookie({ config }: Needs<'config'>, sessionId: string): string {
  const key = deriveKey(config.secret, 'openid-session').toString('base64url');
  const cookie = `_session=${sessionId}`;
  // As the library's cookies are signed (npm keygrip).
  const signature = createHmac('sha1', key).update(cookie).digest('base64url');
  return `${cookie}; _session.sig=${signature}`;
}

/**
 * Leads a request through the library in process: its checks and its issuing are the same for whatever way the request came.
 * Answers where the browser goes, if anywhere; the rest stands in the flow.
 */
export async function walk(
  services: Needs<'config' | 'database'>,
  parameters: readonly RequestParameter[],
  flow: Flow,
): Promise<string | null> {
  const { inProcess } = await providerOf(services);
  const query = new URLSearchParams(parameters.map(({ name, value }) => [name, value]));
  flow.length = `${ROUTES.authorization}?${query}`.length;
  const { host } = new URL(services.config.http.publicUrl);
  const cookie = flow.session ? { cookie: sessionCookie(services, flow.session.id) } : {};
  return runFlow(flow, async () => {
    const { headers, payload } = await inProcess.inject({
      url: `${ROUTES.authorization}?${query}`,
      headers: { host, ...cookie },
    });
    if (flow.fault) throw flow.fault;
    const { isForm, page, isComplete, mode } = flow;
    const isAnswer = flow.missing === undefined && !(mode === 'PROBE' && isComplete);
    if (isForm && page === undefined && isAnswer) return keepForm(services, payload);
    return typeof headers.location === 'string' && flow.missing === undefined ? headers.location : null;
  });
}
