import { createQueryClient, QueryClientProvider } from '@komawari/ui/graphql/react';
import { LinkProvider } from '@komawari/ui/components';
import { RouterProvider } from 'react-router';
import { AppLink } from './components/AppLink.tsx';
import { drawInto } from './drawInto.tsx';
import { router } from './router.tsx';

/** Draws the whole application. */
export function draw(root: HTMLElement): void {
  drawInto(
    root,
    <QueryClientProvider client={createQueryClient()}>
      <LinkProvider value={AppLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </QueryClientProvider>,
  );
}
