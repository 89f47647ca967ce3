import { answer } from './answer.ts';
import { createClient } from './createClient.ts';
import { beginCodeFlow, type OpenIDScene } from './openScene.ts';

/** How a client with a secret proves itself. */
export const basic = ({ id, secret }: { id: string; secret: string | null }) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

/** Sends a form to an endpoint, as programs do. */
export async function postForm(
  { issuer }: OpenIDScene,
  path: string,
  body: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${issuer}${path}`, { method: 'POST', headers, body: new URLSearchParams(body) });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, string> };
}

/** A request for a code that the person allowed, and what the client holds then. */
export async function allowCode(
  scene: OpenIDScene,
  given: Parameters<typeof createClient>[1] = {},
  more: Record<string, string> = {},
) {
  const registered = await createClient(scene.test, given);
  const config = await scene.discover(registered);
  const flow = await beginCodeFlow(config, registered, more);
  const { redirectTo } = await answer(scene.test, scene.person, flow.parameters);
  const code = new URL(redirectTo).searchParams.get('code') ?? '';
  const exchange = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: registered.redirectUri,
    code_verifier: flow.checks.pkceCodeVerifier,
  };
  return { registered, config, flow, redirectTo: redirectTo as string, exchange };
}
