import { SignInPage } from '../identity/pages/SignInPage.tsx';
import { carryFlash } from '@komawari/ui/flash/carried';
import { LeaveApp } from './components/LeaveApp.tsx';
import { Net } from './components/Net.tsx';
import { ViewerGate } from './components/ViewerGate.tsx';
import { drawInto } from './drawInto.tsx';
import { useEveryPage } from './useEveryPage.ts';

const nothingToRefresh = async (): Promise<void> => undefined;

/** The sign-in page alone. Its links are plain ones: every way from here opens a page anew. */
function SignInAlone() {
  useEveryPage({ onMoved: nothingToRefresh, onLinked: nothingToRefresh });
  return (
    <ViewerGate leadTo={(path) => <LeaveApp path={path} />}>
      <SignInPage />
    </ViewerGate>
  );
}

/** Draws the sign-in page. */
export function draw(root: HTMLElement): void {
  carryFlash();
  drawInto(
    root,
    <Net>
      <SignInAlone />
    </Net>,
  );
}
