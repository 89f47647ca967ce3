import { graphql } from '../../gql/index.ts';

/** Adds a webhook; its secret is told this once. */
export const CreateWebhook = graphql(/* GraphQL */ `
  mutation CreateWebhook($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      secret
      problems {
        ...ProblemFields
      }
    }
  }
`);
