import { graphql } from '../../gql/index.ts';

/** A work from elsewhere, as lists of the portfolio show it. */
export const externalWorkFields = graphql(/* GraphQL */ `
  fragment ExternalWorkFields on ExternalWork {
    id
    title
    thumbnailImage {
      ...ThumbnailFields
    }
  }
`);

/** A work of Komawari in the portfolio, which may have a picture of its own there. */
export const komawariWorkFields = graphql(/* GraphQL */ `
  fragment KomawariWorkFields on KomawariWork {
    id
    isVisible
    thumbnailImage {
      ...ThumbnailFields
    }
    work {
      id
      title
      language
      coverImage {
        ...ThumbnailFields
      }
    }
  }
`);

/** A work of the portfolio, of either kind. */
export const portfolioWorkFields = graphql(/* GraphQL */ `
  fragment PortfolioWorkFields on PortfolioWork {
    __typename
    ...ExternalWorkFields
    ...KomawariWorkFields
  }
`);
