import { graphql } from '../gql/index.ts';

/** One work of Komawari in the portfolio of its creator. */
export const komawariWork = graphql(/* GraphQL */ `
  query KomawariWork($screenName: String!, $komawariWorkId: ID!) {
    user(screenName: $screenName) {
      ...CreatorSiteFields
      portfolio {
        id
        komawariWork(id: $komawariWorkId) {
          ...KomawariWorkCardFields
          work {
            id
            description
            lastUpdatedAt
            isGated
            rating
            language
            tags {
              id
              title
            }
            firstEpisode {
              id
            }
          }
        }
      }
    }
  }
`);
