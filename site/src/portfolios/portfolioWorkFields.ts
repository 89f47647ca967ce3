import { graphql } from '../gql/index.ts';

/** A card of a work from elsewhere. */
export const externalWorkCardFields = graphql(/* GraphQL */ `
  fragment ExternalWorkCardFields on ExternalWork {
    id
    title
    urls {
      title
      url
      faviconURL
    }
    thumbnailImage {
      ...PictureFields
    }
  }
`);

/** A card of a work of Komawari, with the picture the portfolio gives it. */
export const komawariWorkCardFields = graphql(/* GraphQL */ `
  fragment KomawariWorkCardFields on KomawariWork {
    id
    thumbnailImage {
      ...PictureFields
    }
    work {
      ...WorkCardFields
      ...WorkLengthFields
    }
  }
`);

/** A work of a portfolio, of either kind. */
export const portfolioWorkFields = graphql(/* GraphQL */ `
  fragment PortfolioWorkFields on PortfolioWork {
    __typename
    ...ExternalWorkCardFields
    ...KomawariWorkCardFields
  }
`);
