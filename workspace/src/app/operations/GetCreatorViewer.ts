import { graphql } from '../../gql/index.ts';

/** The creator whose workspace this is. */
export const GetCreatorViewer = graphql(/* GraphQL */ `
  query GetCreatorViewer {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        hasScoutMessages
        isModerator
        user {
          id
          screenName
          isSiteClosed
        }
      }
    }
  }
`);
