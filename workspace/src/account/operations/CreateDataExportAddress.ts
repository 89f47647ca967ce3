import { graphql } from '../../gql/index.ts';

/** The address of the finished archive, for a few minutes. */
export const CreateDataExportAddress = graphql(/* GraphQL */ `
  mutation CreateDataExportAddress($id: ID!) {
    createDataExportAddress(id: $id)
  }
`);
