import { Button } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import xLinkTexts from '../../messages/xLink.js';
import { useStartLink } from '../useStartLink.ts';

/** The button that leads to X. */
export function StartLink({ children }: { children: string }) {
  const { start: texts } = useTexts(xLinkTexts);
  const { start, isPending } = useStartLink();
  return (
    <Button variant="primary" busy={isPending} busyWord={texts.opening()} onClick={start}>
      {children}
    </Button>
  );
}
