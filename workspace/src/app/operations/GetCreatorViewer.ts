import { graphql } from '../../gql/index.ts';

/** The creator whose workspace this is. */
export const GetCreatorViewer = graphql(/* GraphQL */ `
  query GetCreatorViewer {
    hasApplications: canShowFeature(name: "applications")
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
