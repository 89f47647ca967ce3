import { graphql } from '../gql/index.ts';

/** What search engines and link previews are told about an illustration. */
export const getIllustrationMeta = graphql(/* GraphQL */ `
  query GetIllustrationMeta($id: ID!) {
    illustration(id: $id) {
      id
      title
      description
      publishedAt
      ogImage {
        ...ShareImageFields
      }
      images {
        id
        width
        height
        altText
        image {
          id
          url(width: 1280)
        }
      }
      work {
        id
        title
        rating
      }
      user {
        ...CreatorNameFields
      }
    }
  }
`);
