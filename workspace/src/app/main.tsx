import './startLanguage.ts';
import './interpretSchemas.ts';
import '@komawari/ui/styles/index.css';
import '@komawari/ui/styles/screens/signin.css';
import '@komawari/ui/styles/screens/workspace.css';
import '@komawari/ui/styles/screens/episode-editor.css';
import './styles/app.css';
import { textsReady } from '@komawari/ui/language';
import { paths } from '../shared/routes.ts';

/** The page most people come to from outside does not wait for the router and for what only the other pages need. */
const isSignIn = window.location.pathname === paths.signIn;

async function fetchScreens(): Promise<(root: HTMLElement) => void> {
  // Two statements: the builder would have one that chooses load the files of both.
  if (isSignIn) return (await import('./drawSignIn.tsx')).draw;
  return (await import('./drawApplication.tsx')).draw;
}

async function start(): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no place for the application.');
  const draw = await fetchScreens();
  await textsReady();
  draw(root);
}

await start();
