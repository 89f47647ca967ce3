import { graphql } from '../../gql/index.ts';

/** Switches a webhook on or off, or changes what it is told of. */
export const UpdateWebhook = graphql(/* GraphQL */ `
  mutation UpdateWebhook($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      webhook {
        id
        disabledBy
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
