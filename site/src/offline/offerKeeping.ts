import { hasKept } from '@komawari/ui/kept/flag.ts?own';

/**
 * Offers to keep episodes, and looks after what is kept. Nothing of it is loaded until somebody presses, or something is
 * kept: that goes with what its reader may see, has things to tell, and its button says so.
 */
export function offerKeeping(root: ParentNode): void {
  let pressed: HTMLElement | undefined;
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    // A press while it is on its way counts.
    (await import('./parts/startKeeping.ts')).startKeeping(root, pressed);
  };
  for (const box of root.querySelectorAll<HTMLElement>('[data-keep]')) {
    const press = () => {
      pressed = box;
      void start();
    };
    box.addEventListener('click', press);
    // Before this was here: layout/parts/earlyTaps.ts.
    if ('tapped' in box.dataset) press();
  }
  if (hasKept()) void start();
}
