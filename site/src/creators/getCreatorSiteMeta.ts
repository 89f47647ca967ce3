import { graphql } from '../gql/index.ts';

/** What search engines and link previews are told about a creator. */
export const getCreatorSiteMeta = graphql(/* GraphQL */ `
  query GetCreatorSiteMeta($screenName: String!) {
    user(screenName: $screenName) {
      ...CreatorNameFields
      selfIntroduction
      twitterScreenName
      iconImage {
        id
        url(width: 640)
        width
        height
        altText
      }
      site {
        id
        title
        description
      }
    }
  }
`);
