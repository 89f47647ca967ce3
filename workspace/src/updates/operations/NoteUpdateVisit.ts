import { graphql } from '../../gql/index.ts';

/** The viewer looks at the updates now: what comes out later is new to them. */
export const NoteUpdateVisit = graphql(/* GraphQL */ `
  mutation NoteUpdateVisit {
    noteUpdateVisit {
      ok
    }
  }
`);
