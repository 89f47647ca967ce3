import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servePages } from '../http/pages/index.ts';
import { findNameAfter } from '../people/sites/index.ts';
import { createPublishedApp, type PublishedApp } from '../testing/publishing/createPublishedApp.ts';
import { findMatureStanding } from './matureGate.ts';

const SAID_YES = 'komawari_adult=1';

let test: PublishedApp;
let app: FastifyInstance;
let work: string;
/** The session of somebody who is under 18 by their birthday. */
let child: string;

beforeAll(async () => {
  test = await createPublishedApp();
  const { publisher, services } = test;
  app = Fastify();
  await app.register(cookie);
  const { pageStore: store, database } = services;
  servePages(app, { store, database, publisher, findNameAfter, findMatureStanding: findMatureStanding(services) });
  const creator = await test.signUpCreator('kaede');
  const made = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "夜", rating: MATURE }, episodeInput: $e) { work { id } problems { message } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] } },
    creator,
  );
  work = made.data.createWork.work.id;
  const young = await test.signUpCreator('young_one');
  const birthday = `mutation P { updateProfile(input: { birthday: "${new Date().getFullYear() - 10}-01-01" }) { problems { code } } }`;
  await test.run(birthday, {}, young);
  const signedIn = await test.app.inject({
    method: 'POST',
    url: '/identity/sign_in',
    headers: { 'x-komawari-client': 'web' },
    payload: { email: 'young_one@example.com', password: 'correct horse battery' },
  });
  const session = signedIn.cookies.find(({ name }) => name.endsWith('komawari_refresh'));
  child = `${session?.name}=${session?.value}`;
});
afterAll(async () => {
  await app.close();
  await test.close();
});

it.each([
  ['somebody who was never asked is asked', () => '', () => `/works/${work}`],
  ['so is somebody who is under 18 and has not answered', () => child, () => `/works/${work}`],
  ['who said yes is shown the work', () => SAID_YES, () => undefined],
  ['who said yes and is under 18 is told so', () => `${child}; ${SAID_YES}`, () => `/works/${work}?mature=no`],
])('at the address behind the gate %s', async (_who, cookieOf, locationOf) => {
  const { statusCode, headers } = await app.inject({
    url: `/mature/works/${work}`,
    headers: { cookie: cookieOf() },
  });
  expect([statusCode, headers.location]).toEqual([locationOf() === undefined ? 200 : 303, locationOf()]);
});
