import type { Plugin } from 'vite';

const call = /graphql\(\s*(?:\/\* GraphQL \*\/)?\s*`\s*(query|mutation|fragment)\s+(\w+)[^`]*`,?\s*\)/g;

/**
 * Replaces each `graphql(…)` by an import of the one document it stands for. The generated `graphql` function finds
 * documents in a table of all of them, which would put every document of the site into every script of a page.
 */
export function inlineDocuments(): Plugin {
  return {
    name: 'komawari:inline-documents',
    enforce: 'pre',
    transform(code, id) {
      if (/\/src\/gql\/graphql\.ts$/.test(id)) {
        // Unused documents may be dropped only where making one is known to have no effect.
        return { code: code.replaceAll('= new TypedDocumentString(', '= /* @__PURE__ */ new TypedDocumentString('), map: null };
      }
      if (!id.includes('/site/src/') || !code.includes('graphql(')) return null;
      const names = new Set<string>();
      const rewritten = code.replaceAll(call, (_, kind: string, name: string) => {
        const document = `${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;
        names.add(document);
        return document;
      });
      if (names.size === 0) return null;
      return { code: rewritten.replace('gql/index.ts', 'gql/graphql.ts').replace(/import \{ graphql \}/, `import { ${[...names].join(', ')} }`), map: null };
    },
  };
}
