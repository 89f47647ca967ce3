import { graphql } from '../gql/index.ts';

/** A creator's works in the order and the layout the creator chose. */
export const getCreatorSiteWorks = graphql(/* GraphQL */ `
  query GetCreatorSiteWorks($screenName: String!, $after: String) {
    user(screenName: $screenName) {
      ...CreatorSiteFields
      site {
        id
        workLayout
        works(first: 100, after: $after) {
          pageInfo {
            ...PageInfoFields
          }
          edges {
            node {
              ...WorkCardFields
              ...WorkLengthFields
              lastUpdatedAt
              description
              statistic {
                likeCount
                bookmarkCount
              }
            }
          }
        }
      }
    }
  }
`);
