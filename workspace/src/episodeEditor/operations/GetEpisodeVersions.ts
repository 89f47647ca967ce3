import { graphql } from '../../gql/index.ts';

/** What an episode was after each save. */
export const GetEpisodeVersions = graphql(/* GraphQL */ `
  query GetEpisodeVersions($id: ID!) {
    episode(id: $id) {
      id
      revision
      versions {
        id
        savedAt
        restoredFrom
        pageCount
        changes {
          title
          afterword
          startPosition
          addedPages
          replacedPages
          movedPages
          pagesWithTexts
          removedPages
        }
      }
    }
  }
`);
