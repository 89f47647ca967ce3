import type { RouteObject } from 'react-router';
import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';

/** Which screen each path of the settings shows that few people open. */
export const settingsRoutes: RouteObject[] = [
  {
    path: paths.settingsTokens,
    lazy: lazyPage(() => import('../tokens/pages/TokensPage.tsx'), 'TokensPage'),
  },
  {
    path: paths.settingsWebhooks,
    lazy: lazyPage(() => import('../webhooks/pages/WebhooksPage.tsx'), 'WebhooksPage'),
  },
];
