import { graphql } from '../gql/index.ts';

/** A creator's illustrations, latest first. */
export const getCreatorSiteIllustrations = graphql(/* GraphQL */ `
  query GetCreatorSiteIllustrations($screenName: String!, $after: String) {
    user(screenName: $screenName) {
      ...CreatorSiteFields
      site {
        id
        illustrations(first: 100, after: $after) {
          totalCount
          pageInfo {
            ...PageInfoFields
          }
          edges {
            node {
              ...IllustrationSquareFields
            }
          }
        }
      }
    }
  }
`);
