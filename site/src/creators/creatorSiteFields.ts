import { graphql } from '../gql/index.ts';

/** The head and the left column of a creator's site, on every tab. */
export const creatorSiteFields = graphql(/* GraphQL */ `
  fragment CreatorSiteFields on User {
    ...CreatorNameFields
    selfIntroduction
    twitterScreenName
    watchedUserCount
    iconImage {
      ...PictureFields
    }
    site {
      id
      title
      description
      comment
      color
      heroImage {
        ...PictureFields
      }
      links {
        title
        url
        faviconUrl
      }
    }
  }
`);
