import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const call = /graphql\(\s*(?:\/\* GraphQL \*\/)?\s*`\s*(query|mutation|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const prefix = 'virtual:komawari-document/';

/**
 * Makes every document a module of its own. The generated `graphql` function finds documents in a table of all of them,
 * which would put every document of a front end into every script. `source` is its folder `src`, with the generated files in `gql`.
 */
export function inlineDocuments(source: string): Plugin {
  const generated = join(source, 'gql/graphql.ts');
  return {
    name: 'komawari:inline-documents',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      return `export default ${writeDocument(await readFile(generated, 'utf8'), name)};`;
    },
    transform(code, id) {
      if (!id.startsWith(source) || !code.includes('graphql(')) return null;
      const imports: string[] = [];
      const rewritten = code.replaceAll(call, (_, kind: string, name: string) => {
        // Fragments are part of the documents that spread them; nothing refers to them at run time.
        if (kind === 'fragment') return '{}';
        imports.push(`import ${name}Document from '${prefix}${name}';`);
        return `${name}Document`;
      });
      if (rewritten === code) return null;
      return { code: `${imports.join('\n')}\n${rewritten.replace(/import \{ graphql \} from .*\n/, '')}`, map: null };
    },
  };
}

/** The document as an object of its text and its hash, out of the generated file. */
function writeDocument(source: string, name: string): string {
  // Generated names begin with a capital letter and have no other two in a row.
  const pattern = new RegExp(
    `export const ${name}Document = new TypedDocumentString\\(\`([^\`]*)\`, (\\{.*?\\})\\)`,
    'i',
  );
  const [, text, meta] = pattern.exec(source) ?? [];
  if (text === undefined) throw new Error(`The document ${name} is not generated; run npm run generate`);
  const short = text.replaceAll(/\s+/g, ' ').trim();
  return `{ toString: () => ${JSON.stringify(short)}, __meta__: ${meta} }`;
}
