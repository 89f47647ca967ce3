import { graphql } from '../../gql/index.ts';

/** One edition of a page of the operator. */
export const getOperatorPageEdition = graphql(/* GraphQL */ `
  query GetOperatorPageEdition($kind: OperatorPageKind!, $number: Int!) {
    operatorPageEdition(kind: $kind, number: $number) {
      ...EditionTextFields
    }
  }
`);
