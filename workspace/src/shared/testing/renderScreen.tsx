import { createQueryClient, QueryClientProvider } from '@komawari/ui/graphql/react';
import { FlashRegion } from '@komawari/ui/flash/react';
import { render } from '@testing-library/react';
import { RouterPlace } from '../components/RouterPlace.tsx';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Shows one screen at an address, with everything the application puts around it. */
export function renderScreen(screen: ReactElement, { path = '/', at = path }: { path?: string; at?: string } = {}) {
  const router = createMemoryRouter(
    [
      { path, element: <RouterPlace>{screen}</RouterPlace> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  return {
    router,
    ...render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
        <FlashRegion />
      </QueryClientProvider>,
    ),
  };
}
