import type { MouseEvent } from 'react';
import { nounFor } from '../format/index.ts';
import { useTexts } from '../language/react.ts';
import controlsTexts from '../messages/controls.js';
import listsTexts from '../messages/lists.js';
import { Button, ButtonLink } from './Button.tsx';
import { LoadMoreArea } from './LoadMoreArea.tsx';

export interface LoadMoreProps {
  /** How many the next step shows. Left out where that is not known: no number is better than a wrong one. */
  count?: number;
  /** The plural: "episodes". */
  noun: string;
  /** The address of the next page: the link works without a script. */
  href?: string;
  /** Adds them in place; scroll position and focus stay, until the last press takes the focus to the first that came. */
  onMore?: () => void;
  busy?: boolean;
}

/** "Show 18 more episodes". Never endless scrolling. */
export function LoadMore({ count, noun, href, onMore, busy = false }: LoadMoreProps) {
  const { controls } = useTexts(controlsTexts);
  const { lists } = useTexts(listsTexts);
  const words =
    count === undefined
      ? lists.moreUncounted({ noun })
      : lists.more({ count: String(count), noun: nounFor(count, noun) });
  function showInPlace(event: MouseEvent): void {
    if (!onMore) return;
    event.preventDefault();
    if (!busy) onMore();
  }
  return (
    <LoadMoreArea>
      {href ? (
        // The link stays while it loads: were it another element, the keyboard would lose its place.
        <ButtonLink href={href} rel="next" aria-busy={busy || undefined} onClick={showInPlace}>
          {busy ? controls.loading() : words}
        </ButtonLink>
      ) : (
        <Button busy={busy} busyWord={controls.loading()} {...(onMore ? { onClick: onMore } : {})}>
          {words}
        </Button>
      )}
    </LoadMoreArea>
  );
}
