import { routePatterns } from '@komawari/workspace/routes';
import { root } from './config.ts';
import { listSiteRoutes } from './listSiteRoutes.ts';

// `npm run routes`: every route pattern of both front ends, one a line.
const workspaceRoutes = routePatterns.map((pattern) => pattern.replaceAll(/:(\w+)/g, '{$1}'));
console.log([...new Set([...listSiteRoutes(`${root}/site/src/pages`), ...workspaceRoutes])].toSorted().join('\n'));
