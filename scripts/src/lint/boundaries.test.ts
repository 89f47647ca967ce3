import { expect, it } from 'vitest';
import { lintExample } from '../testing/lintExample.ts';
import { judgeImport, judgeStatement } from './boundaries.ts';

it.each([
  ['site/src/works/WorkPage.ts', '@komawari/ui/components'],
  ['workspace/src/shared/routes.ts', '@komawari/ui/session'],
  ['workspace/src/works/pages/WorkPage.tsx', '../../shared/components/Loaded.tsx'],
  ['workspace/src/works/pages/WorkPage.tsx', '../../episodes/index.ts'],
  ['workspace/src/app/router.tsx', '../works/pages/WorkPage.tsx'],
  ['workspace/src/works/components/EpisodeList.test.tsx', '../../episodes/operations/updateEpisode.ts'],
  ['api/src/publications/works/createWork.ts', '@komawari/storage'],
  ['api/src/publications/works/createWork.ts', '../episodes/index.ts'],
  ['api/src/publications/works/createWork.ts', '../../kernel/errors.ts'],
  ['api/src/publications/works/createWork.ts', './store/insertWork.ts'],
  ['api/src/discovery/rankings/graphql/Ranking.ts', '../../../publications/works/index.ts'],
  ['api/src/people/account/deleteAccount.test.ts', '../../readers/reading/index.ts'],
  ['api/src/publications/works/graphql/createWork.ts', '../createWork.ts'],
  ['api/src/publications/works/store/Work.ts', 'sequelize'],
  ['api/src/database/connect.ts', 'sequelize'],
  ['api/src/http/outage.test.ts', '@komawari/postgres'],
  ['scripts/src/seed/seedDemo.ts', '@komawari/demo'],
  ['scripts/src/start.ts', '@komawari/api'],
  ['api/src/publishing/renderPage.ts', '@komawari/site/renderer'],
  ['api/src/composition/schema.ts', '../publications/works/graphql/index.ts'],
  ['api/src/composition/limits.ts', '../publications/works/limits.ts'],
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
  [
    'api/src/people/sites/graphql/Site.ts',
    '../../../publications/works/index.ts',
    'people/ lies below publications/ and knows nothing of it',
  ],
  [
    'api/src/publications/works/declareWorkChanges.ts',
    '../../discovery/rankings/index.ts',
    'publications/ lies below discovery/',
  ],
  ['api/src/http/server.ts', '../publications/works/createWork.ts', 'http/ is ground for every domain'],
  ['api/src/publishing/resolvePage.ts', '../people/sites/index.ts', 'publishing/ is ground for every domain'],
  [
    'api/src/readers/comments/checkBody.ts',
    '../../publications/works/limits.ts',
    'The inside of publications/works/ is its own',
  ],
  ['api/src/publications/works/createWork.ts', '../../composition/schema.ts', 'composition/ stands above the domains'],
  [
    'api/src/people/account/deleteAccount.ts',
    '../../publications/works/createWork.ts',
    'Import it from api/src/publications/works/index.ts',
  ],
  ['api/src/publications/works/createWork.ts', '@komawari/postgres', 'api/ may import storage'],
  ['api/src/publications/works/createWork.test.ts', '@komawari/scripts', 'api/ may import storage'],
  ['demo/src/index.ts', '@komawari/scripts', 'demo/ imports no other workspace'],
  ['e2e/journeys/reading.e2e.ts', '@komawari/api', 'e2e/ imports no other workspace'],
  ['api/src/publications/works/createWork.ts', '@komawari/site/renderer', 'api/ may import storage'],
  ['api/src/publications/works/createWork.ts', 'sequelize', 'Write a function in the store/ of the domain'],
  ['api/src/publications/works/store/Work.ts', '../graphql/Work.ts', 'graphql/ is only the transport'],
  ['api/src/media/images/createImage.ts', 'sharp', 'Only storage/ knows image formats'],
  ['api/src/people/account/deleteAccount.ts', 'nodemailer', 'Call queueMail'],
  ['workspace/src/works/pages/WorkPage.tsx', '../../episodes/jst.ts', 'Import it from workspace/src/episodes/index.ts'],
  ['workspace/src/works/pages/WorkPage.tsx', '../../home/pages/WorkspaceHomePage.tsx', 'Only the router opens a page'],
  ['workspace/src/works/pages/WorkPage.tsx', '../../app/components/Gate.tsx', 'app/ is the shell around all features'],
  ['workspace/src/shared/useApp.ts', '../works/index.ts', 'shared/ is what features stand on'],
])('tells %s what to do instead of importing %s', (from, specifier, advice) => {
  expect(judgeImport(from, specifier)).toContain(advice);
});

it('has graphql/ ask loaders and use cases, and lets it name the rows of its store', () => {
  const from = 'api/src/media/links/graphql/index.ts';
  expect(judgeImport(from, '../store/workLookups.ts')).toContain('graphql/ takes only types from store/');
  expect(judgeImport(from, '../store/workLookups.ts', true)).toBeNull();
  expect(judgeImport(from, '../loaders.ts')).toBeNull();
  expect(judgeImport('api/src/media/links/loaders.ts', './store/linkPreviews.ts')).toBeNull();
});

it.each([
  ['api/src/media/images/storePicture.ts', false],
  ['api/src/media/images/graphql/Image.ts', false],
  ['api/src/media/images/store/images.ts', true],
  ['api/src/database/rates.ts', true],
  ['api/src/media/images/uploads.test.ts', true],
  ['scripts/src/seed/seed.ts', true],
])('judges a statement in %s by whether it stands in a store', (path, mayStand) => {
  expect(judgeStatement(path) === null).toBe(mayStand);
});

const forbidden = 'api/src/boundaries-self-test/createThing.ts';
const forbiddenField = 'api/src/media/boundaries-self-test/graphql/Thing.ts';

it('makes the linter fail on a forbidden import, on the environment read outside a config file and on keys made by hand', async () => {
  const lines = [
    "import { Model } from 'sequelize';",
    "export const thing = [Model, process.env['PORT']];",
    'export const key = (id: string) => `Work:${id}/episodes`;',
    "export const sql = `SELECT 'Tag:' || id FROM tags`;",
  ];
  const said = await lintExample(forbidden, lines);
  expect(said).toContain('Write a function in the store/ of the domain');
  expect(said).toContain('Only config.ts files read process.env');
  expect(said.split('Keys are made by `keys`')).toHaveLength(3);
});

it('makes the linter fail on a use case that takes all services instead of those it uses', async () => {
  const lines = [
    "import type { Needs, Services } from '../graphql/context.ts';",
    "export const useAll = (services: Services): Needs<'database'> => services;",
  ];
  expect(await lintExample(forbidden, lines)).toContain('Say which services you use');
});

it('makes the linter fail on a statement and on a function of the store in a field', async () => {
  const lines = [
    "import type { Reader } from '../../../database/index.ts';",
    "import { type Thing, findThing } from '../store/things.ts';",
    "import { type Thing as Other } from '../store/others.ts';",
    "import type { Third } from '../store/thirds.ts';",
    "export const load = (reader: Reader): (Thing | Other | Third)[] => [findThing(), reader.query<Thing>('findThing', 'SELECT 1')];",
  ];
  const said = await lintExample(forbiddenField, lines);
  expect(said.split('graphql/ takes only types from store/')).toHaveLength(2);
  expect(said.split('SQL stays in store/')).toHaveLength(2);
});
