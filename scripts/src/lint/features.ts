/** Folders of workspace/src that are no feature: the shell above all, what features share, generated types and texts. */
const noFeatures = new Set(['app', 'shared', 'gql', 'messages']);

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** The folder of workspace/src a file lies in and its path inside of it; null outside. */
function placeOf(path: string): { folder: string; inside: string } | null {
  const [, folder, inside] = /^workspace\/src\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return folder && inside ? { folder, inside } : null;
}

/**
 * Says what is wrong with an import between folders of the workspace, or null when it is allowed: `app/` knows every feature and
 * no feature knows it, `shared/` knows no feature and every feature may know it, and a feature is entered by its `index.ts`.
 * @param from path of the importing file from the repository's root, with forward slashes
 * @param target path of the imported one
 */
export function judgeFeatureImport(from: string, target: string): string | null {
  const importer = placeOf(from);
  const imported = placeOf(target);
  if (!importer || !imported || importer.folder === imported.folder) return null;
  if (imported.folder === 'app') {
    return 'app/ is the shell around all features and is imported by none. Move what both need to workspace/src/shared/, or let the router put it around the page.';
  }
  if (noFeatures.has(imported.folder)) return null;
  // A test answers whatever is asked, so it may know the documents of others and who plays the services they talk to.
  if (isTest(from) && /^(operations|testing)\//.test(imported.inside)) return null;
  if (importer.folder === 'shared' && !isTest(from)) {
    return `shared/ is what features stand on and knows none. Take what you need of ${imported.folder}/ as a parameter.`;
  }
  if (imported.inside === 'index.ts') return null;
  if (importer.folder === 'app' && imported.inside.startsWith('pages/')) return null;
  if (imported.inside.startsWith('pages/')) {
    return `Only the router opens a page. What other features need of ${imported.folder}/ is a component that workspace/src/${imported.folder}/index.ts exports.`;
  }
  return `The inside of ${imported.folder}/ is its own. Import it from workspace/src/${imported.folder}/index.ts, and export there what you need.`;
}
