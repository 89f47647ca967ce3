import { Button } from '@komawari/ui/components';
import { useStartLink } from '../useStartLink.ts';

/** The button that leads to X. */
export function StartLink({ children }: { children: string }) {
  const { start, isPending } = useStartLink();
  return (
    <Button variant="primary" busy={isPending} busyWord="Opening X" onClick={start}>
      {children}
    </Button>
  );
}
