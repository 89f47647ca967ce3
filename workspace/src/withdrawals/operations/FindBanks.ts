import { graphql } from '../../gql/index.ts';

/** Banks by a part of their name, its reading or number. */
export const FindBanks = graphql(/* GraphQL */ `
  query FindBanks($text: String!) {
    banks(text: $text) {
      code
      name
    }
  }
`);
