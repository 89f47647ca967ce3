import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, check, parametersOf } from '../../testing/openid/answer.ts';
import { createClient } from '../../testing/openid/createClient.ts';
import { beginCodeFlow, openScene, type OpenIDScene } from '../../testing/openid/openScene.ts';

let scene: OpenIDScene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** A request whose answer is to come as a form. */
async function asking(more: Record<string, string> = {}, given: Parameters<typeof createClient>[1] = {}) {
  const registered = await createClient(scene.test, given);
  return beginCodeFlow(await scene.discover(registered), registered, { response_mode: 'form_post', ...more });
}

/** What the database holds of forms that nobody fetched, or somebody did. */
const kept = () =>
  scene.test.services.database.query<{ payload: object }>(
    'kept',
    `SELECT payload FROM oidc_artifacts WHERE model = 'FormPost'`,
  );

const get = async (address: string) => {
  const response = await fetch(address, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe('an answer that is asked for as a form', () => {
  it('is a page that sends it to the client’s address and does nothing else, once', async () => {
    const flow = await asking();
    const { redirectTo } = await answer(scene.test, scene.person, flow.parameters);
    expect(redirectTo).toMatch(`${scene.issuer}/oauth2/form_post?answer=`);
    expect(redirectTo).not.toContain('code=');
    expect(await kept()).toEqual([{ payload: { sealed: expect.not.stringMatching(/client\.example|callback|code/) } }]);
    const { status, headers, html } = await get(redirectTo);
    expect(status).toBe(200);
    expect(html).toContain('action="https://client.example/callback"');
    expect(html).toMatch(/name="code" value="[\w-]{43}"/);
    expect(html).toContain(`name="state" value="${flow.checks.expectedState}"`);
    const policy = headers.get('content-security-policy') ?? '';
    // Without a rule for forms: browsers would hold it against the redirects of clients, too.
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; base-uri 'none'; frame-ancestors 'none'$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await get(redirectTo)).toMatchObject({ status: 303, html: '' });
  });

  it('holds a refusal, and an error that nobody has to be asked for', async () => {
    const { parameters } = await asking();
    const refused = await answer(scene.test, scene.person, parameters, { answer: 'REFUSE' });
    expect((await get(refused.redirectTo)).html).toContain('name="error" value="access_denied"');
    const silent = await asking({ prompt: 'none' });
    const { error, redirectTo } = await check(scene.test, null, silent.parameters);
    expect(error).toBe('login_required');
    expect((await get(redirectTo)).html).toContain('name="error" value="login_required"');
  });

  it('is kept for nobody who only looks at the request, and never for an address that is not the client’s', async () => {
    const { parameters, url } = await asking();
    await answer(scene.test, scene.person, parameters);
    const before = await kept();
    expect(await check(scene.test, scene.person, parameters)).toMatchObject({ error: null, step: 'NOTHING' });
    expect(await check(scene.test, null, parameters)).toMatchObject({ error: null, step: 'SIGN_IN' });
    url.searchParams.set('redirect_uri', 'https://evil.example/');
    expect(await check(scene.test, scene.person, parametersOf(url))).toMatchObject({
      error: 'INVALID_REDIRECT_URI',
      redirectTo: null,
    });
    expect(await kept()).toHaveLength(before.length);
  });

  it('has one form and one script, whatever stands in the request', async () => {
    const strange = 'https://client.example/a?b="><form%20action=/x><script>1</script>';
    const { parameters } = await asking(
      { redirect_uri: strange, state: '"><script>2</script>' },
      { redirectUris: [strange] },
    );
    const { redirectTo } = await answer(scene.test, scene.person, parameters);
    const { html } = await get(redirectTo);
    expect([html.match(/<form/g), html.match(/<script/g)]).toEqual([['<form'], ['<script']]);
  });
});
