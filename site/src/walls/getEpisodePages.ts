import { graphql } from '../gql/index.ts';

/** The pages of an episode this viewer may see, with addresses signed for them where they are not public, and the words after them. */
export const getEpisodePages = graphql(/* GraphQL */ `
  query GetEpisodePages($id: ID!) {
    episode(id: $id) {
      id
      afterword
      work {
        id
        language
      }
      pages(first: 200) {
        totalCount
        viewableCount
        edges {
          node {
            ...ReaderPageFields
          }
        }
      }
    }
  }
`);
