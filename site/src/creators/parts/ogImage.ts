import { graphql } from '../../gql/index.ts';

/** The picture for link previews of a creator's site. */
export const ogImage = graphql(/* GraphQL */ `
  query OgImage($screenName: String!) {
    user(screenName: $screenName) {
      id
      ogImage {
        ...ShareImageFields
      }
    }
  }
`);
