import { showCarriedFlash } from '@komawari/ui/flash/carried';
import { FlashRegion } from '@komawari/ui/flash/react';
import { IconSprite } from '@komawari/ui/icons';
import { startReports } from '@komawari/ui/reports';
import { leaveViewAs } from '@komawari/ui/viewAs';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws screens with what stands beside all of them; `messages` shows what is said, also over dialogs where there are some. */
export function drawInto(root: HTMLElement, screens: ReactNode, messages: ReactNode = <FlashRegion />): void {
  startReports();
  // Here a creator is at home: what is looked at as somebody else are the public pages.
  leaveViewAs();
  showCarriedFlash();
  createRoot(root).render(
    <StrictMode>
      <IconSprite />
      {screens}
      {messages}
    </StrictMode>,
  );
}
