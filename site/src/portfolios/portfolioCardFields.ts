import { graphql } from '../gql/index.ts';

/** A card of a portfolio: its banner, or the head of the creator's site where it has none. */
export const portfolioCardFields = graphql(/* GraphQL */ `
  fragment PortfolioCardFields on Portfolio {
    id
    bannerImage {
      ...PictureFields
    }
    user {
      ...CreatorNameFields
      iconImage {
        ...PictureFields
      }
      site {
        id
        description
        color
        heroImage {
          ...PictureFields
        }
      }
    }
  }
`);
