import { createQueryClient, QueryClientProvider } from '@komawari/ui/graphql/react';
import { FlashRegion } from '@komawari/ui/flash/react';
import { render } from '@testing-library/react';
import { RouterPlace } from '../components/RouterPlace.tsx';
import type { ReactElement } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { AppRouter, createNavigation } from '../routing/index.ts';

/** Shows one screen at an address, with everything the application puts around it. */
export function renderScreen(screen: ReactElement, { path = '/', at = path }: { path?: string; at?: string } = {}) {
  const navigation = createNavigation(createMemoryHistory({ initialEntries: [at] }));
  const routes = [
    { path, element: <RouterPlace>{screen}</RouterPlace> },
    { path: '*', element: <p>Another page</p> },
  ];
  return {
    navigation,
    ...render(
      <QueryClientProvider client={createQueryClient()}>
        <AppRouter navigation={navigation} routes={routes} waiting={null} />
        <FlashRegion />
      </QueryClientProvider>,
    ),
  };
}
