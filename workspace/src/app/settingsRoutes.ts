import type { RouteObject } from 'react-router';
import { paths } from '../shared/routes.ts';

/** Which screen each path of the settings shows that few people open. */
export const settingsRoutes: RouteObject[] = [
  {
    path: paths.settingsTokens,
    lazy: async () => ({ Component: (await import('../tokens/pages/TokensPage.tsx')).TokensPage }),
  },
  {
    path: paths.settingsWebhooks,
    lazy: async () => ({ Component: (await import('../webhooks/pages/WebhooksPage.tsx')).WebhooksPage }),
  },
];
