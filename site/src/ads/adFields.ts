import { graphql } from '../gql/index.ts';

/** An ad of a creator: what its frame is told. */
export const adFields = graphql(/* GraphQL */ `
  fragment AdFields on Ad {
    pid
    mid
    asid
    type
    display
    elementid
    scriptVersion
  }
`);
