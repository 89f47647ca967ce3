import { useEffect, useRef, useState } from 'react';
import type { Move } from './createNavigation.ts';
import { useNavigation } from './NavigationContext.ts';

/** A move that waits for an answer: `proceed` takes it, `stay` forgets it. */
export interface HeldMove {
  proceed: () => void;
  stay: () => void;
}

/** Holds the moves out of a screen that `isHeld` names, and says which one waits, or null. */
export function useGuard(isHeld: (move: Move) => boolean): HeldMove | null {
  const navigation = useNavigation();
  const [held, setHeld] = useState<HeldMove | null>(null);
  const rule = useRef(isHeld);
  useEffect(() => {
    rule.current = isHeld;
  });
  useEffect(() => {
    const stay = (): void => setHeld(null);
    return navigation.guard({
      isHeld: (move) => rule.current(move),
      onHeld: (take) =>
        setHeld({
          stay,
          proceed: () => {
            stay();
            take();
          },
        }),
    });
  }, [navigation]);
  return held;
}
