import { graphql } from '../../gql/index.ts';

/** One version of an episode with its pages. */
export const GetEpisodeVersion = graphql(/* GraphQL */ `
  query GetEpisodeVersion($id: ID!, $versionId: ID!) {
    episode(id: $id) {
      id
      versions(id: $versionId) {
        id
        title
        afterword
        startPosition
        pages {
          pageId
          change
          altText
          transcript
          noSplit
          image {
            ...CroppedPictureFields
          }
        }
        removedPages {
          altText
          image {
            id
            url(width: 320)
            srcSet
            width
            height
          }
        }
      }
    }
  }
`);
