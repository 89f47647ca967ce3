import { graphql } from '../../gql/index.ts';

/** A work of Komawari as cards of the public pages show it. */
export const previewedWorkFields = graphql(/* GraphQL */ `
  fragment PreviewedWorkFields on Work {
    id
    title
    language
    isOneShot
    isCompleted
    episodes(first: 1) {
      totalCount
    }
    coverImage {
      ...PictureFields
    }
  }
`);

/** A work of the portfolio, of either kind, as its card shows it. */
export const previewedPortfolioWorkFields = graphql(/* GraphQL */ `
  fragment PreviewedPortfolioWorkFields on PortfolioWork {
    __typename
    ... on ExternalWork {
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
    ... on KomawariWork {
      id
      isVisible
      thumbnailImage {
        ...PictureFields
      }
      work {
        ...PreviewedWorkFields
      }
    }
  }
`);
