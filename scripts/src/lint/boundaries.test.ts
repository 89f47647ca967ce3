import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { judgeImport } from './boundaries.ts';

const root = resolve(import.meta.dirname, '../../..');

it.each([
  ['site/src/works/WorkPage.ts', '@komawari/ui/components'],
  ['workspace/src/app/routes.ts', '@komawari/ui/session'],
  ['api/src/publications/works/createWork.ts', '@komawari/storage'],
  ['api/src/publications/works/createWork.ts', '../episodes/index.ts'],
  ['api/src/publications/works/createWork.ts', '../../kernel/errors.ts'],
  ['api/src/publications/works/createWork.ts', './store/insertWork.ts'],
  ['api/src/publications/works/graphql/createWork.ts', '../createWork.ts'],
  ['api/src/publications/works/store/Work.ts', 'sequelize'],
  ['api/src/database/connect.ts', 'sequelize'],
  ['api/src/publications/works/createWork.test.ts', '@komawari/scripts/testCluster'],
  ['scripts/src/start.ts', '@komawari/api'],
  ['api/src/publishing/renderPage.ts', '@komawari/site/renderer'],
  ['api/src/composition/schema.ts', '../publications/works/graphql/index.ts'],
  ['api/src/composition/createServices.ts', '../media/images/index.ts'],
  ['api/src/main.ts', './composition/app.ts'],
  ['api/src/publishing/publishing.test.ts', '../publications/tags/index.ts'],
])('lets %s import %s', (from, specifier) => {
  expect(judgeImport(from, specifier)).toBeNull();
});

it.each([
  ['ui/src/session/session.ts', '@komawari/api', 'ui/ imports no other workspace'],
  ['site/src/works/load.ts', '@komawari/api', 'Ask the API with a GraphQL document instead'],
  ['site/src/works/load.ts', '../../../ui/src/tokens.ts', 'Import another workspace by its name'],
  [
    'api/src/publications/works/createWork.ts',
    '../episodes/store/insertEpisode.ts',
    'Import it from api/src/publications/episodes/index.ts',
  ],
  ['api/src/http/server.ts', '../publications/works/createWork.ts', 'http/ is ground for every domain'],
  ['api/src/publishing/resolvePage.ts', '../people/sites/index.ts', 'publishing/ is ground for every domain'],
  ['api/src/publications/works/createWork.ts', '../../composition/schema.ts', 'composition/ stands above the domains'],
  [
    'api/src/people/account/deleteAccount.ts',
    '../../publications/works/createWork.ts',
    'Import it from api/src/publications/works/index.ts',
  ],
  ['api/src/publications/works/createWork.ts', '@komawari/scripts/testCluster', 'api/ may import storage'],
  ['api/src/publications/works/createWork.ts', '@komawari/site/renderer', 'api/ may import storage'],
  ['api/src/publications/works/createWork.ts', 'sequelize', 'Write a function in the store/ of the domain'],
  ['api/src/publications/works/store/Work.ts', '../graphql/Work.ts', 'graphql/ is only the transport'],
  ['api/src/media/images/createImage.ts', 'sharp', 'Only storage/ knows image formats'],
  ['api/src/people/account/deleteAccount.ts', 'nodemailer', 'Call queueMail'],
])('tells %s what to do instead of importing %s', (from, specifier, advice) => {
  expect(judgeImport(from, specifier)).toContain(advice);
});

const forbidden = join(root, 'api/src/boundaries-self-test/createThing.ts');

afterEach(() => rmSync(dirname(forbidden), { recursive: true, force: true }));

it('makes the linter fail on a forbidden import, on the environment read outside a config file and on keys made by hand', async () => {
  mkdirSync(dirname(forbidden));
  writeFileSync(
    forbidden,
    "import { Model } from 'sequelize';\nexport const thing = [Model, process.env['PORT']];\nexport const key = (id: string) => `Work:${id}/episodes`;\nexport const sql = `SELECT 'Tag:' || id FROM tags`;\n",
  );
  const said = await new Promise<string>((resolveSaid) => {
    execFile(join(root, 'node_modules/.bin/oxlint'), [forbidden], { cwd: root }, (_error, stdout) =>
      resolveSaid(stdout),
    );
  });
  expect(said).toContain('Write a function in the store/ of the domain');
  expect(said).toContain('Only config.ts files read process.env');
  expect(said.split('Keys are made by `keys`')).toHaveLength(3);
});
