import { textsOf } from '@komawari/ui/language';
import offlineKeepingTexts from '../../messages/offlineKeeping.js';
import { drawKeepButton } from './drawKeepButton.ts';

const isAble = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;

function refuse(box: HTMLElement): void {
  const words = box.querySelector('[data-keep-part="words"]');
  if (words) words.textContent = textsOf(offlineKeepingTexts).button.notAble();
}

/**
 * Shows on each button whether its episode is kept, and has it keep one.
 * @param pressed the one that was pressed before this was here
 */
export function startKeepButtons(root: ParentNode, pressed?: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLElement>('[data-keep]')) {
    if (!isAble()) {
      if (box === pressed) refuse(box);
      continue;
    }
    drawKeepButton(box)
      .then(() => (box === pressed ? box.querySelector<HTMLElement>('[data-keep-part="keep"]')?.click() : undefined))
      // Site data is blocked.
      .catch(() => refuse(box));
  }
}
