import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const call = /graphql\(\s*(?:\/\* GraphQL \*\/)?\s*`\s*(query|mutation|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const generated = fileURLToPath(new URL('../gql/graphql.ts', import.meta.url));
const prefix = 'virtual:komawari-document/';

/**
 * Makes every document a module of its own. The generated `graphql` function finds documents in a table of all of them,
 * which would put every document of the site into every script of a page.
 */
export function inlineDocuments(): Plugin {
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
      if (!id.includes('/site/src/') || !code.includes('graphql(')) return null;
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
  const pattern = new RegExp(`export const ${name}Document = new TypedDocumentString\\(\`([^\`]*)\`, (\\{.*?\\})\\)`);
  const [, text, meta] = pattern.exec(source) ?? [];
  if (text === undefined) throw new Error(`The document ${name} is not generated; run npm run generate`);
  const short = text.replaceAll(/\s+/g, ' ').trim();
  return `{ toString: () => ${JSON.stringify(short)}, __meta__: ${meta} }`;
}
