import { graphql } from '../../gql/index.ts';

/** The text of one edition. */
export const editionTextFields = graphql(/* GraphQL */ `
  fragment EditionTextFields on OperatorPageEdition {
    kind
    number
    title
    html
    headings {
      anchor
      text
      level
    }
    changes
    effectiveAt
    state
  }
`);
