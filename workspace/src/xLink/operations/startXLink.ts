import { graphql } from '../../gql/index.ts';

/** Begins a link to an X account. */
export const startXLink = graphql(/* GraphQL */ `
  mutation StartXLink {
    startXLink {
      url
      problems {
        ...ProblemFields
      }
    }
  }
`);
