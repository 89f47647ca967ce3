import { judgeFeatureImport } from './features.ts';
import { allowedInTests, allowedWorkspaces, meetingPoints } from './workspaces.ts';

/** A file of the repository as the import rules see it. */
type Place = {
  /** Path from the root of the repository, with forward slashes. */
  path: string;
  /** First folder: `api`, `ui` and so on. */
  workspace: string;
  /** For files below `api/src/<area>/<domain>/`: those two folders, as in `publications/works`. */
  domain: string | null;
};

/** Where the schema is put together from what the domains contribute to it. */
const schemaFile = 'api/src/composition/schema.ts';

/** Where the limits that are handed to the front ends are put together from what the domains state. */
const limitsFile = 'api/src/composition/limits.ts';

/** Benchmarks take apart what the product keeps together. */
const isBenchmark = (path: string) => path.startsWith('scripts/src/bench/');

/** The folders that hold domains, from low to high: a domain imports domains of its own area and of lower ones. */
const areas = ['media', 'people', 'openid', 'money', 'publications', 'readers', 'discovery', 'analytics'];

/** The ground every domain stands on: it knows none of them, and is handed what it needs. */
const ground = new Set(['config', 'kernel', 'database', 'http', 'graphql', 'publishing', 'mail']);

/** Where SQL is written. */
const isStore = (path: string) => /\/store\//.test(path) || path.startsWith('api/src/database/');

/** What may put domains together besides composition/ itself: the entry points of the package. */
const entryPoints = /^api\/src\/(main|index|operating|seeding)\.ts$/;

/** Packages that only one part of the repository may know. */
const packageHomes = [
  {
    packages: ['sequelize'],
    isHome: (path: string) => /^api\/(src\/database|migrations)\/|^api\/src\/([^/]+\/){1,2}store\//.test(path),
    advice:
      'Sequelize stays in api/src/database and in store/ folders. Write a function in the store/ of the domain and call that.',
  },
  {
    packages: ['minio', 'yauzl'],
    isHome: (path: string) => path.startsWith('storage/'),
    advice: 'Only storage/ knows object storage and archives. Use what @komawari/storage exports, or add it there.',
  },
  {
    packages: ['sharp'],
    isHome: (path: string) => /^(storage|demo|scripts|e2e)\//.test(path) || isTest(path),
    advice: 'Only storage/ knows image formats. Use what @komawari/storage exports, or add it there.',
  },
  {
    packages: ['nodemailer'],
    isHome: (path: string) => path.startsWith('api/src/mail/'),
    advice:
      'Mail is part of the change it tells of and sent by a worker. Call queueMail of api/src/mail in the transaction.',
  },
];

const isTest = (path: string) => /\.test\.tsx?$|^api\/src\/testing\//.test(path);

/** The folder below api/src a file lies in; null outside of it and for the files of api/src itself. */
const folderOf = (path: string): string | null => /^api\/src\/([^/]+)\/./.exec(path)?.[1] ?? null;

/** Describes a file by its path from the repository's root. */
export function describePlace(path: string): Place {
  const [workspace = '', folder, area = '', domain, ...rest] = path.split('/');
  const isInDomain = workspace === 'api' && folder === 'src' && areas.includes(area) && rest.length > 0;
  return { path, workspace, domain: isInDomain ? `${area}/${domain}` : null };
}

function joinPath(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Says what is wrong with an import and what to do instead, or null when it is allowed.
 * @param from path of the importing file from the repository's root, with forward slashes
 * @param specifier as written: relative, `@komawari/…`, or the name of a package
 * @param isOfTypes whether nothing of it is left when the program runs
 */
export function judgeImport(from: string, specifier: string, isOfTypes = false): string | null {
  const importer = describePlace(from);
  if (specifier.startsWith('.')) {
    const target = joinPath(from, specifier);
    return judgeRelative(importer, target) ?? (isOfTypes ? null : judgeUseOfStore(importer, describePlace(target)));
  }
  const own = /^@komawari\/([^/]+)/.exec(specifier)?.[1];
  if (own) return judgeWorkspace(importer, own, specifier);
  const home = packageHomes.find(({ packages }) =>
    packages.some((name) => specifier === name || specifier.startsWith(`${name}/`)),
  );
  return home && !home.isHome(from) ? home.advice : null;
}

function judgeWorkspace(importer: Place, target: string, specifier: string): string | null {
  if (target === importer.workspace) return 'Import files of the same workspace by their relative path.';
  if (isTest(importer.path) && allowedInTests[importer.workspace]?.includes(target)) return null;
  if (meetingPoints.some(({ from, specifiers }) => from.test(importer.path) && specifiers.includes(specifier)))
    return null;
  const allowed = allowedWorkspaces[importer.workspace];
  if (!allowed || allowed.includes(target)) return null;
  const may = allowed.length > 0 ? `may import ${allowed.join(', ')}` : 'imports no other workspace';
  const instead =
    target === 'api' || target === 'storage'
      ? 'Ask the API with a GraphQL document instead.'
      : `Move what both need to where both may reach it, usually ui/.`;
  return `${importer.workspace}/ ${may}, so ${specifier} is out of reach. ${instead}`;
}

function judgeRelative(importer: Place, target: string): string | null {
  const place = describePlace(target);
  if (isBenchmark(importer.path)) return null;
  if (place.workspace !== importer.workspace && place.workspace in allowedWorkspaces) {
    return `Import another workspace by its name (@komawari/${place.workspace}/…) and only what its package.json exports.`;
  }
  const feature = judgeFeatureImport(importer.path, target);
  if (feature) return feature;
  if (importer.path === schemaFile && target === `api/src/${place.domain}/graphql/index.ts`) return null;
  if (importer.path === limitsFile && target === `api/src/${place.domain}/limits.ts`) return null;
  const folder = folderOf(importer.path);
  if (folder !== null && ground.has(folder) && !isTest(importer.path) && place.domain) {
    return `${folder}/ is ground for every domain and knows none. Take what you need of ${place.domain}/ as a parameter, and pass it in api/src/composition/.`;
  }
  if (
    folderOf(target) === 'composition' &&
    folder !== 'composition' &&
    !isTest(importer.path) &&
    !entryPoints.test(importer.path) &&
    importer.workspace === 'api'
  ) {
    return 'composition/ stands above the domains and puts them together. Declare what you need as a type, and have it passed in.';
  }
  if (place.domain && place.domain !== importer.domain && target !== `api/src/${place.domain}/index.ts`) {
    return `The inside of ${place.domain}/ is its own. Import it from api/src/${place.domain}/index.ts, and export there what you need.`;
  }
  return judgeAreas(importer, place) ?? judgeLayers(importer, place);
}

const areaOf = ({ domain }: Place): string => domain?.split('/')[0] ?? '';

/** Areas are layers: what lies above is not known below. */
function judgeAreas(importer: Place, target: Place): string | null {
  if (!importer.domain || !target.domain || isTest(importer.path)) return null;
  const [below, above] = [areaOf(importer), areaOf(target)];
  if (areas.indexOf(above) <= areas.indexOf(below)) return null;
  return `${below}/ lies below ${above}/ and knows nothing of it. Let ${target.domain}/ add the field or do the step itself, or take what you need as a parameter and pass it in api/src/composition/.`;
}

/** Inside a domain: graphql/ calls use cases, use cases call store/, never the other way round. */
function judgeLayers(importer: Place, target: Place): string | null {
  if (!importer.domain || importer.domain !== target.domain || isTest(importer.path)) return null;
  const [from, to] = [layerOf(importer), layerOf(target)];
  if (to === 'graphql' && from !== 'graphql' && from !== 'index.ts') {
    return 'graphql/ is only the transport: use cases and store/ know nothing of it. Move what you need out of graphql/.';
  }
  return null;
}

const layerOf = ({ path }: Place) => path.split('/')[4] ?? '';

/** Who may see a row is decided on the way from `store/` to `graphql/`, which passes a loader or a use case. */
function judgeUseOfStore(importer: Place, target: Place): string | null {
  if (isTest(importer.path)) return null;
  if (importer.domain !== target.domain || layerOf(importer) !== 'graphql' || layerOf(target) !== 'store') return null;
  return 'graphql/ takes only types from store/. Ask a loader, or a function beside policy.ts that decides who may see what.';
}

/** Says what to do instead of sending a statement in a file, or null where statements belong. */
export function judgeStatement(from: string): string | null {
  if (!from.startsWith('api/src/') || isStore(from) || isTest(from)) return null;
  return 'SQL stays in store/. Write a function in the store/ of the domain that owns the table, named for what it means.';
}
