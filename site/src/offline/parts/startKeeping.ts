import { hasKept } from '@komawari/ui/kept/flag.ts';
import { startKeepButtons } from './startKeepButtons.ts';
import { startKept } from './startKept.ts';

/**
 * Looks after what this device keeps, and has the page's buttons keep more.
 * @param pressed the button that was pressed before this was here
 */
export function startKeeping(root: ParentNode, pressed?: HTMLElement): void {
  if (hasKept()) startKept();
  startKeepButtons(root, pressed);
}
