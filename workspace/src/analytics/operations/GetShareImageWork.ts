import { graphql } from '../../gql/index.ts';

/** The work a share image is made of, with what it can be compared, and the X account it can be posted on. */
export const GetShareImageWork = graphql(/* GraphQL */ `
  query GetShareImageWork($workId: ID!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        shareImageWork(workId: $workId) {
          id
          title
        }
        canLinkX
        xOAuthToken {
          ...XOAuthTokenFields
        }
        analyticsCompareTargets(workId: $workId) {
          ...CompareTargetFields
        }
      }
    }
  }
`);
