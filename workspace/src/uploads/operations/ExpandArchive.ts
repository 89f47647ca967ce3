import { graphql } from '../../gql/index.ts';

/** Opens an uploaded ZIP or CBZ: one upload for each page in it, in reading order. */
export const ExpandArchive = graphql(/* GraphQL */ `
  mutation ExpandArchive($input: ExpandArchiveInput!) {
    expandArchive(input: $input) {
      entries {
        uploadId
        path
        size
      }
      remarks {
        message
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
