import { registeredOf } from '../shared/registeredOf.ts';
import { usePages } from '../shared/usePages.ts';
import { ConnectedClients } from './operations/ConnectedClients.ts';

/** Applications a page of their list shows. */
export const APPLICATIONS_PER_PAGE = 20;

/** The applications the person signs in to with this account. */
export const useConnectedClients = () =>
  usePages(ConnectedClients, APPLICATIONS_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.connectedOIDCClients ?? null);
