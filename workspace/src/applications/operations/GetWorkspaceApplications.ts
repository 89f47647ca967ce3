import { graphql } from '../../gql/index.ts';

/** The applications of the viewer, and whether this is open to them. */
export const GetWorkspaceApplications = graphql(/* GraphQL */ `
  query GetWorkspaceApplications {
    isOpen: canShowFeature(name: "applications")
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        oidcClientRegistrations {
          ...ApplicationFields
        }
      }
    }
  }
`);
