import { graphql } from '../../gql/index.ts';

/** How far the person's archives are, on their way out and in. */
export const GetMyData = graphql(/* GraphQL */ `
  query GetMyData {
    viewer {
      __typename
      id
      kind
      ... on RegisteredViewer {
        dataExport {
          id
          state
          done
          total
          byteSize
          requestedAt
          expiresAt
        }
        dataImport {
          id
          fileName
          state
          keepsStatus
          done
          total
          requestedAt
          notes {
            what
            message
          }
        }
      }
    }
  }
`);
