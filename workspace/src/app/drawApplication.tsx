import { FlashOverDialogs } from '@komawari/ui/flash/react';
import { createQueryClient, QueryClientProvider } from '@komawari/ui/graphql/react';
import { LinkProvider } from '@komawari/ui/components';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { Waiting } from '../shared/components/Waiting.tsx';
import { AppRouter, createNavigation, fetchScreens } from '../shared/routing/index.ts';
import { AppLink } from './components/AppLink.tsx';
import { drawInto } from './drawInto.tsx';
import { routes } from './router.tsx';

/** Draws the whole application. */
export function draw(root: HTMLElement): void {
  const navigation = createNavigation(createBrowserHistory());
  fetchScreens(routes, navigation.stop.location);
  drawInto(
    root,
    <QueryClientProvider client={createQueryClient()}>
      <LinkProvider value={AppLink}>
        <AppRouter navigation={navigation} routes={routes} waiting={<Waiting />} />
      </LinkProvider>
    </QueryClientProvider>,
    <FlashOverDialogs />,
  );
}
