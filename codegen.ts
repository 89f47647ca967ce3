import type { CodegenConfig } from '@graphql-codegen/cli';

/** The types and hashed documents of one front end, below its src/gql (ignored by git, made by `npm run generate`). */
const clientOf = (workspace: string) => ({
  [`${workspace}/src/gql/`]: {
    preset: 'client' as const,
    documents: [`${workspace}/src/**/*.{ts,tsx}`, `!${workspace}/src/gql/**`],
    presetConfig: {
      // Props name the fields they draw, so fragments need no masks.
      fragmentMasking: false,
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
  schema: 'api/schema.graphql',
  ignoreNoDocuments: true,
  generates: { ...clientOf('site'), ...clientOf('workspace') },
};

export default config;
