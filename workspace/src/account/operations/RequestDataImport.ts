import { graphql } from '../../gql/index.ts';

/** Takes an uploaded archive in. */
export const RequestDataImport = graphql(/* GraphQL */ `
  mutation RequestDataImport($input: RequestDataImportInput!) {
    requestDataImport(input: $input) {
      dataImport {
        id
        state
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
