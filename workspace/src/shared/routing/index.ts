export { AppRouter } from './AppRouter.tsx';
export { createNavigation } from './createNavigation.ts';
export { drawnLate, fetchScreens } from './fetchScreens.ts';
export { Redirect } from './Redirect.tsx';
export { ScrollRestoration } from './ScrollRestoration.tsx';
export { useGuard } from './useGuard.ts';
