import type { ConsentCalls } from '@komawari/ui/consent/open';
import { execute } from '@komawari/ui/graphql';
import type { OperatorPageKind } from '../gql/graphql.ts';
import { AgreeToOperatorPages } from './operations/AgreeToOperatorPages.ts';
import { GetPendingConsents } from './operations/GetPendingConsents.ts';

/** What the question needs of the API. */
export const consentCalls: ConsentCalls = {
  async loadPending() {
    const { viewer } = await execute(GetPendingConsents, {});
    return 'pendingConsents' in viewer ? viewer.pendingConsents : [];
  },
  async agree(pages) {
    const editions = pages.map(({ kind, number }) => ({ kind: kind as OperatorPageKind, number }));
    await execute(AgreeToOperatorPages, { input: { editions } }, { write: true });
  },
};
