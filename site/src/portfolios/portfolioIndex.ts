import { graphql } from '../gql/index.ts';

/** A creator's portfolio: the banner, the categories in order, and what stands in none of them. */
export const portfolioIndex = graphql(/* GraphQL */ `
  query PortfolioIndex($screenName: String!) {
    user(screenName: $screenName) {
      ...CreatorSiteFields
      portfolio {
        id
        bannerImage {
          ...PictureFields
        }
        categories {
          id
          title
          works {
            ...PortfolioWorkFields
          }
        }
        worksWithoutCategory {
          ...PortfolioWorkFields
        }
      }
    }
  }
`);
