import type { Import } from './readImports.ts';

/** Folders of site/src that are no feature: routes, generated types, and what builds and serves the site. */
const noFeatures = new Set(['messages', 'pages', 'gql', 'build', 'publisher-adapter', 'testing']);

const featureOf = (path: string): string | null => {
  const [folder, inside] = path.split('/');
  return folder && inside && folder !== '..' && !noFeatures.has(folder) ? folder : null;
};

const isInside = (path: string): boolean => path.split('/')[1] === 'parts';

/** A fragment is entered by its name in a document, which no import shows. */
const isFragment = (path: string): boolean => path.endsWith('Fields.ts');

/**
 * What is wrong with the doors of the site's features. A feature shows what others use at the top of its folder and keeps the
 * rest in `parts/`. An `index.ts` cannot be the door here: an island is hydrated from the file that a page imports, and a file
 * that names them all would bring all of them along.
 * @param files paths of all sources from site/src, without tests
 */
export function judgeSiteFeatures(files: readonly string[], imports: readonly Import[]): string[] {
  const foreign = imports.filter(({ from, target }) => {
    const feature = featureOf(target);
    return feature !== null && feature !== from.split('/')[0];
  });
  const entered = new Set(foreign.map(({ target }) => target));
  return [
    ...foreign
      .filter(({ target }) => isInside(target))
      .map(({ from, target }) => `${from} reaches into ${target}: move that file to the top of ${featureOf(target)}/`),
    ...files
      .filter((path) => featureOf(path) !== null && !isInside(path) && !isFragment(path) && !entered.has(path))
      .map((path) => `${path} is used by its own feature alone: move it to ${featureOf(path)}/parts/`),
  ];
}
