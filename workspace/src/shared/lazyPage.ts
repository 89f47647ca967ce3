import type { ComponentType } from 'react';

/** What a route shows, fetched when somebody goes there: `{ path, lazy: lazyPage(() => import('./WorkPage.tsx'), 'WorkPage') }`. */
export const lazyPage =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async (): Promise<{ Component: ComponentType }> => ({ Component: (await load())[name] });
