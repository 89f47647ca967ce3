#!/usr/bin/env node
// A site that signs people in with Komawari, and reads their works. Node 20 or newer and openid-client. See docs/api.md.
//   npm install openid-client@6
//   KOMAWARI_URL=https://komawari.example CLIENT_ID=... CLIENT_SECRET=... SCOPE="openid read_works" node sign-in.mjs
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import * as client from 'openid-client';

const { KOMAWARI_URL = 'http://localhost:3000', CLIENT_ID = 'demo-app', CLIENT_SECRET } = process.env;
const { SCOPE: scope = 'openid profile', PORT = '8788' } = process.env;
const here = `http://127.0.0.1:${PORT}/`;
const proof = CLIENT_SECRET ? client.ClientSecretBasic(CLIENT_SECRET) : client.None();
const execute = KOMAWARI_URL.startsWith('http:') ? [client.allowInsecureRequests] : [];
const komawari = await client.discovery(new URL(KOMAWARI_URL), CLIENT_ID, undefined, proof, { execute });

/** What is known of each browser, by its cookie: what the answer has to match, then its tokens. */
const visits = new Map();
/** What a browser can ask for: each answers a page, or the address to go to. */
const actions = {
  'GET /'({ name, tokens }) {
    if (!name) return page('Shelf', { 'sign-in': 'Sign in with Komawari' });
    // People choose what they allow: what was granted may be less than what was asked for.
    const works = tokens.scope.split(' ').includes('read_works') ? { works: 'My works' } : {};
    return page(`Hello, ${name}`, { ...works, renew: 'Renew', 'sign-out': 'Sign out' });
  },
  async 'POST /sign-in'(visit) {
    const [verifier, state, nonce] = [client.randomPKCECodeVerifier(), client.randomState(), client.randomNonce()];
    visit.checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
    const pkce = { code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' };
    return client.buildAuthorizationUrl(komawari, { redirect_uri: `${here}callback`, scope, state, nonce, ...pkce });
  },
  async 'GET /callback'(visit, address) {
    visit.tokens = await client.authorizationCodeGrant(komawari, address, visit.checks);
    const person = await client.fetchUserInfo(komawari, visit.tokens.access_token, visit.tokens.claims().sub);
    visit.name = person.name ?? 'whoever you are';
    return here;
  },
  async 'POST /renew'(visit) {
    visit.tokens = { ...visit.tokens, ...(await client.refreshTokenGrant(komawari, visit.tokens.refresh_token)) };
    return page('Renewed');
  },
  async 'POST /works'({ tokens }) {
    const query = '{ viewer { ... on RegisteredViewer { works(first: 10) { nodes { title } } } } }';
    const headers = new Headers({ 'content-type': 'application/json' });
    const ask = [new URL('/graphql', KOMAWARI_URL), 'POST', JSON.stringify({ query }), headers];
    const { data, errors } = await (await client.fetchProtectedResource(komawari, tokens.access_token, ...ask)).json();
    if (errors) throw new Error(errors[0].message);
    return page(`Works: ${data.viewer.works.nodes.map(({ title }) => title).join(', ')}`);
  },
  'POST /sign-out'({ tokens }, _address, id) {
    visits.delete(id);
    return client.buildEndSessionUrl(komawari, { id_token_hint: tokens.id_token, post_logout_redirect_uri: here });
  },
};

const escape = (text) => String(text).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const button = ([path, label]) => `<button formaction="/${path}">${label}</button>`;
const page = (title, buttons = {}) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shelf</title>
  <h1>${escape(title)}</h1><form method="post">${Object.entries(buttons).map(button).join(' ')}</form><a href="/">Shelf</a></html>`;

createServer(async (request, response) => {
  const address = new URL(request.url, here);
  const known = /shelf=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
  const id = visits.has(known) ? known : randomUUID();
  if (id !== known) visits.set(id, {});
  response.setHeader('set-cookie', `shelf=${id}; Path=/; HttpOnly; SameSite=Lax`);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  try {
    const answer = await actions[`${request.method} ${address.pathname}`]?.(visits.get(id), address, id);
    if (answer === undefined) response.writeHead(404).end(page('Not here'));
    else if (String(answer).startsWith('http')) response.writeHead(303, { location: String(answer) }).end();
    else response.end(answer);
  } catch (error) {
    // Disconnected, refused, or too late: what is left is to sign in again.
    visits.delete(id);
    response.writeHead(401).end(page(`You are signed out: ${error.error ?? error.message}`));
  }
}).listen(Number(PORT), '127.0.0.1', () => console.log(`Open ${here}`));
