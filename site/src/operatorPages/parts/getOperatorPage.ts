import { graphql } from '../../gql/index.ts';

/** A page of the operator with its text in effect and the names of its other editions. */
export const getOperatorPage = graphql(/* GraphQL */ `
  query GetOperatorPage($kind: OperatorPageKind!) {
    operatorPage(kind: $kind) {
      kind
      contactAddress
      current {
        ...EditionTextFields
      }
      editions {
        number
        effectiveAt
        changes
        state
      }
    }
  }
`);
