import { graphql } from '../../gql/index.ts';

/** An illustration of the viewer as the lists of the workspace show it. */
export const ownIllustrationFields = graphql(/* GraphQL */ `
  fragment OwnIllustrationFields on Illustration {
    id
    title
    isOpen
    suspension {
      ...SuspensionFields
    }
    createdAt
    imageCount
    firstImage {
      ...ThumbnailFields
    }
    work {
      id
      title
      language
    }
  }
`);
