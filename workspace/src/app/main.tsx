import './interpretSchemas.ts';
import '@komawari/ui/styles/index.css';
import '@komawari/ui/styles/screens/signin.css';
import '@komawari/ui/styles/screens/workspace.css';
import '@komawari/ui/styles/screens/episode-editor.css';
import './styles/app.css';
import { createQueryClient, QueryClientProvider } from '@komawari/ui/graphql/react';
import { LinkProvider } from '@komawari/ui/components';
import { FlashRegion } from '@komawari/ui/flash/react';
import { IconSprite } from '@komawari/ui/icons';
import { startReports } from '@komawari/ui/reports';
import { leaveViewAs } from '@komawari/ui/viewAs';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { AppLink } from './components/AppLink.tsx';
import { router } from './router.tsx';

startReports();
// Here a creator is at home: what is looked at as somebody else are the public pages.
leaveViewAs();
const root = document.getElementById('app');
if (!root) throw new Error('The page has no place for the application.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <LinkProvider value={AppLink}>
        <IconSprite />
        <RouterProvider router={router} />
        <FlashRegion />
      </LinkProvider>
    </QueryClientProvider>
  </StrictMode>,
);
