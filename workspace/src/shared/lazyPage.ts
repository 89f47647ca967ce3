import { textsReady } from '@komawari/ui/language';
import type { ComponentType } from 'react';

/**
 * What a route shows, fetched with its texts when somebody goes there:
 * `{ path, lazy: lazyPage(() => import('./WorkPage.tsx'), 'WorkPage') }`.
 */
export const lazyPage =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async (): Promise<{ Component: ComponentType }> => {
    const { [name]: Component } = await load();
    await textsReady();
    return { Component };
  };
