import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { operate } from '../product/operate.ts';
import { test } from '../product/test.ts';

// An application on a server asks for its answer as a form (OAuth 2.0 Form Post Response Mode): it goes there by a page that
// browsers show once and for a moment.

/** An application that takes the form at one host and goes on at another, as one with a sign-in host of its own does. */
async function serveApplication() {
  const forms: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const { port } = server.address() as AddressInfo;
    if (request.method === 'POST') {
      forms.push(new URLSearchParams(body));
      response.writeHead(303, { location: `http://localhost:${port}/home` }).end();
    } else
      response.setHeader('content-type', 'text/html').end(`<h1>${request.url === '/home' ? 'Home' : 'Shelf'}</h1>`);
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { forms, address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('an answer sent as a form reaches an application that leads on to another host, and is sent once', async ({
  page,
  context,
}) => {
  const application = await serveApplication();
  try {
    const callback = `${application.address}callback`;
    const said = await operate('oidc', 'clients', 'add', '棚コレ', callback, '--reason', 'a journey', '--yes');
    const id = /Client id: (\S+)/.exec(said)?.[1] ?? '';
    const person = await Creator.signUp('棚に並べる人');
    await person.signIn(context);
    const asked = { client_id: id, redirect_uri: callback, response_type: 'code', response_mode: 'form_post' };
    const request = `/oauth2/authorize?${new URLSearchParams({ ...asked, scope: 'openid profile', state: '棚 & "1"' })}`;
    await page.goto(application.address);
    await page.goto(request);
    const formPage = page.waitForRequest((sent) => sent.url().includes('/oauth2/form_post'));
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(application.forms).toHaveLength(1);
    expect(Object.fromEntries(application.forms[0] ?? [])).toMatchObject({
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: '棚 & "1"',
    });

    // Neither the question nor the page with the answer is left in the history of the browser.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Shelf' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    // Whoever has its address gets nothing of it.
    await page.goto((await formPage).url());
    await expect(page).toHaveURL('/');
    expect(application.forms).toHaveLength(1);

    // Nobody is asked twice; a refusal goes the same way.
    await page.goto(request);
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    await page.goto(`${request}&prompt=consent`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(application.forms.map((form) => form.get('error'))).toEqual([null, null, 'access_denied']);
  } finally {
    application.close();
  }
});
