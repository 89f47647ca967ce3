import { graphql } from '../../gql/index.ts';

/** Somebody who is blocked or muted, and until when. */
export const silencedPersonFields = graphql(/* GraphQL */ `
  fragment SilencedPersonFields on SilencedPerson {
    id
    createdAt
    expiresAt
    user {
      id
      screenName
      displayName
      iconImage {
        id
        url(width: 160)
      }
    }
  }
`);
