import { graphql } from '../../gql/index.ts';

/** Agrees to editions that were shown. */
export const AgreeToOperatorPages = graphql(/* GraphQL */ `
  mutation AgreeToOperatorPages($input: AgreeToOperatorPagesInput!) {
    agreeToOperatorPages(input: $input) {
      agreed
    }
  }
`);
