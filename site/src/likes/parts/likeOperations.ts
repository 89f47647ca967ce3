import { graphql } from '../../gql/index.ts';

/** Gives an episode up to ten likes per viewer. */
export const addLike = graphql(/* GraphQL */ `
  mutation AddLike($input: AddLikeInput!) {
    addLike(input: $input) {
      episode {
        id
        likeCount
        viewerLikeCount
      }
      problems {
        message
      }
    }
  }
`);

/** Takes likes back. */
export const takeBackLike = graphql(/* GraphQL */ `
  mutation TakeBackLike($input: TakeBackLikeInput!) {
    takeBackLike(input: $input) {
      episode {
        id
        likeCount
        viewerLikeCount
      }
      problems {
        message
      }
    }
  }
`);
