import { graphql } from '../../gql/index.ts';

/** Finds the person behind a screen name; NOT_FOUND means the name is free. */
export const IsScreenNameTaken = graphql(/* GraphQL */ `
  query IsScreenNameTaken($screenName: String!) {
    user(screenName: $screenName) {
      id
    }
  }
`);
