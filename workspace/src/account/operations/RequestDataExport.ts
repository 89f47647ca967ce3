import { graphql } from '../../gql/index.ts';

/** Asks for an archive of all own data. */
export const RequestDataExport = graphql(/* GraphQL */ `
  mutation RequestDataExport {
    requestDataExport {
      id
      state
    }
  }
`);
