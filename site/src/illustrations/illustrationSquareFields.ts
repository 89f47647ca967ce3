import { graphql } from '../gql/index.ts';

/** What IllustrationSquare.astro draws. */
export const illustrationSquareFields = graphql(/* GraphQL */ `
  fragment IllustrationSquareFields on Illustration {
    id
    title
    imageCount
    isGated
    work {
      id
      language
    }
    firstImage {
      ...PictureFields
    }
  }
`);
