import type { ConsentCalls } from '@komawari/ui/consent/open';
import { execute } from '@komawari/ui/graphql';
import { graphql } from '../../gql/index.ts';
import type { OperatorPageKind } from '../../gql/graphql.ts';

const getPendingConsents = graphql(/* GraphQL */ `
  query GetPendingConsents {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        pendingConsents {
          kind
          number
          title
          effectiveAt
          changes
        }
      }
    }
  }
`);

const agreeToOperatorPages = graphql(/* GraphQL */ `
  mutation AgreeToOperatorPages($input: AgreeToOperatorPagesInput!) {
    agreeToOperatorPages(input: $input) {
      agreed
    }
  }
`);

/** What the question needs of the API. */
export const consentCalls: ConsentCalls = {
  async loadPending() {
    const { viewer } = await execute(getPendingConsents, {});
    return 'pendingConsents' in viewer ? viewer.pendingConsents : [];
  },
  async agree(pages) {
    const editions = pages.map(({ kind, number }) => ({ kind: kind as OperatorPageKind, number }));
    await execute(agreeToOperatorPages, { input: { editions } }, { write: true });
  },
};
