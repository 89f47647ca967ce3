import { graphql } from '../../gql/index.ts';

/** What is told of an illustration that was just made. */
export const GetWorkspaceIllustrationCreationCompletion = graphql(/* GraphQL */ `
  query GetWorkspaceIllustrationCreationCompletion($id: ID!) {
    illustration(id: $id) {
      id
      title
      isOpen
      imageCount
      work {
        id
        language
      }
      firstImage {
        ...CoverFields
      }
    }
  }
`);
