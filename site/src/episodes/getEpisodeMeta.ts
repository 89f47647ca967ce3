import { graphql } from '../gql/index.ts';

/** What search engines and link previews are told about an episode. */
export const getEpisodeMeta = graphql(/* GraphQL */ `
  query GetEpisodeMeta($id: ID!) {
    episode(id: $id) {
      id
      title
      number
      publicNumber
      status
      publishedAt
      thumbnailImage {
        id
        url(width: 1280)
        width
        height
        altText
      }
      ogImage {
        url
        width
        height
        altText
      }
      work {
        id
        title
        description
        coverImage {
          id
          url(width: 1280)
          width
          height
          altText
        }
        user {
          id
          screenName
          displayName
        }
      }
    }
  }
`);
