import { globSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
} from 'graphql';

const schemaFile = 'api/schema.graphql';
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

/**
 * The types a query reads, which its document carries along: a mutation says which types it changed, and what is on screen
 * of those is asked for again (ui/src/graphql/refresh.ts).
 */
function describeReads(document: DocumentNode): { reads?: string[] } {
  const isQuery = document.definitions.some(
    (definition) => 'operation' in definition && definition.operation === OperationTypeNode.QUERY,
  );
  if (!isQuery) return {};
  const types = new TypeInfo(schema);
  const reads = new Set<string>();
  const addType = () => {
    const type = getNamedType(types.getType());
    if (isObjectType(type) && !isCarried(type.name)) reads.add(type.name);
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: addType,
      InlineFragment: addType,
      FragmentDefinition: addType,
    }),
  );
  return { reads: [...reads].toSorted() };
}

/** Types that only carry others, and those that change with whatever they belong to. */
const isCarried = (type: string) => /(Connection|Edge|Payload|^PageInfo|^Problem|^Image)$/.test(type);

/**
 * The files of a front end that hold a document, each by its name: of a pattern, all files are opened at the same time, and a
 * container may allow 1,024.
 */
const filesWithDocuments = (workspace: string): string[] =>
  globSync(`${workspace}/src/**/*.{ts,tsx}`, { exclude: [`${workspace}/src/gql/**`] })
    .filter((file) => readFileSync(file, 'utf8').includes('graphql('))
    .toSorted();

/** The types and hashed documents of one front end, below its src/gql (ignored by git, made by `npm run generate`). */
const clientOf = (workspace: string, describe: (document: DocumentNode) => object = () => ({})) => ({
  [`${workspace}/src/gql/`]: {
    preset: 'client' as const,
    documents: filesWithDocuments(workspace),
    presetConfig: {
      // Props name the fields they draw, so fragments need no masks.
      fragmentMasking: false,
      onExecutableDocumentNode: describe,
      // Production accepts these documents by their hash; see docs/decisions/0003-libraries.md.
      persistedDocuments: { hashAlgorithm: 'sha256' },
    },
    config: {
      // Text instead of a syntax tree: a few bytes for a reader, and no graphql package in the browser.
      documentMode: 'string',
      enumsAsTypes: true,
      useTypeImports: true,
      importExtension: '.ts' as const,
      scalars: { DateTime: 'string' },
    },
  },
});

const config: CodegenConfig = {
  schema: schemaFile,
  ignoreNoDocuments: true,
  generates: { ...clientOf('site'), ...clientOf('workspace', describeReads) },
};

export default config;
