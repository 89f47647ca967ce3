import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../testing/openid/createClient.ts';
import { openScene, signInTo, type OpenIDScene } from '../../testing/openid/openScene.ts';

let scene: OpenIDScene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const CREATE = 'mutation { createWork(workInput: { title: "灯" }) { work { id } problems { code } } }';
const own = 'oidc_deeds WHERE deed =';

async function tokenWith(scope: string): Promise<{ token: string }> {
  const registered = await createClient(scene.test);
  const { tokens } = await signInTo(scene, registered, { scope });
  return { token: tokens.access_token };
}

it('a client does for its user what a personal token of these scopes may, and no more', async () => {
  const reading = await tokenWith('openid read_works');
  expect((await scene.test.run('{ viewer { kind } }', {}, reading)).data.viewer.kind).toBe('REGISTERED');
  const refused = await scene.test.run(CREATE, {}, reading);
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', neededScope: 'WRITE_WORKS' });
  const email = await scene.test.run('{ viewer { ... on RegisteredViewer { email } } }', {}, reading);
  expect(email.errors[0]?.extensions['code']).toBe('FORBIDDEN');
  const deleting = 'mutation { deleteAccount(input: { screenName: "kaede" }) { problems { code } } }';
  expect((await scene.test.run(deleting, {}, reading)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
});

it('what it writes is the person’s, and stands in the list of what happened', async () => {
  const writing = await tokenWith('openid write_works');
  expect((await scene.test.run(CREATE, {}, writing)).data.createWork.work.id).toMatch(/^w/);
  const deeds = await scene.test.services.database.query<{ detail: string }>(
    'deeds',
    `SELECT detail FROM ${own} 'WROTE'`,
  );
  expect(deeds).toEqual([{ detail: 'createWork' }]);
});

it('an access token without a scope of the API opens nothing there', async () => {
  const none = await tokenWith('openid profile email');
  expect((await scene.test.run('{ viewer { kind } }', {}, none)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
});

it('a token that may upload is told from one that may not', async () => {
  const ask = async ({ token }: { token: string }) =>
    (
      await scene.test.app.inject({
        method: 'POST',
        url: '/uploads',
        headers: {
          authorization: `Bearer ${token}`,
          'tus-resumable': '1.0.0',
          'upload-length': '10',
          'upload-metadata': `filename ${Buffer.from('a.png').toString('base64')}`,
        },
      })
    ).statusCode;
  expect(await ask(await tokenWith('openid upload_images'))).toBe(201);
  expect(await ask(await tokenWith('openid read_works'))).toBe(401);
});
