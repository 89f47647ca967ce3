import { createQueryClient, QueryClientProvider } from '@komawari/ui/graphql/react';
import { FlashOverDialogs } from '@komawari/ui/flash/react';
import { render } from '@testing-library/react';
import { RouterPlace } from '../components/RouterPlace.tsx';
import type { ReactElement } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { AppRouter, createNavigation } from '../routing/index.ts';

interface ScreenPlace {
  path?: string;
  at?: string;
  /** What a shell has in it. */
  inside?: ReactElement;
}

/** Shows one screen at an address, with everything the application puts around it. */
export function renderScreen(screen: ReactElement, { path = '/', at = path, inside }: ScreenPlace = {}) {
  const navigation = createNavigation(createMemoryHistory({ initialEntries: [at] }));
  const routes = [
    {
      path,
      element: <RouterPlace>{screen}</RouterPlace>,
      ...(inside ? { children: [{ index: true, element: inside }] } : {}),
    },
    { path: '*', element: <p>Another page</p> },
  ];
  return {
    navigation,
    ...render(
      <QueryClientProvider client={createQueryClient()}>
        <AppRouter navigation={navigation} routes={routes} waiting={null} />
        <FlashOverDialogs />
      </QueryClientProvider>,
    ),
  };
}
