import { graphql } from '../../gql/index.ts';

/** The episode behind a review link that was opened, with what was said about it. */
export const GetReview = graphql(/* GraphQL */ `
  query GetReview($token: String!, $key: String!) {
    review(token: $token, key: $key) {
      workTitle
      workLanguage
      creatorName
      title
      number
      afterword
      startPosition
      scrollDirection
      expiresAt
      pages {
        id
        number
        altText
        transcript
        noSplit
        image {
          ...PagePictureFields
        }
      }
      notes {
        ...ReviewNoteFields
      }
    }
  }
`);
