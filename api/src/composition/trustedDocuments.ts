import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Front ends whose documents were collected at build time. */
const MANIFESTS = ['site', 'workspace', 'ui'].map((name) =>
  fileURLToPath(new URL(`../../../${name}/src/gql/persisted-documents.json`, import.meta.url)),
);

/** Documents our own front ends were built with, by hash. A front end that was not built contributes none. */
export async function loadTrustedDocuments(files: string[] = MANIFESTS): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    for (const [hash, source] of Object.entries(JSON.parse(text) as Record<string, string>))
      documents.set(hash.replace(/^sha256:/, ''), source);
  }
  return documents;
}
