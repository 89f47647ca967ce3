import { graphql } from '../gql/index.ts';

/** What search engines and link previews are told about an episode. */
export const getEpisodeMeta = graphql(/* GraphQL */ `
  query GetEpisodeMeta($id: ID!) {
    episode(id: $id) {
      ...EpisodePlaceFields
      status
      publishedAt
      thumbnailImage {
        ...PreviewPictureFields
      }
      ogImage {
        ...ShareImageFields
      }
      work {
        id
        title
        rating
        language
        genre
        description
        coverImage {
          ...PreviewPictureFields
        }
        user {
          ...CreatorNameFields
        }
      }
    }
  }
`);
