import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import sharedTexts from '../../messages/shared.js';

export interface ActionBarProps {
  /** Whether what was entered is safe, and where. */
  line?: ReactNode;
  /** What stands beside the main button on phones. */
  parts?: ReactNode;
  /** The main button, and what belongs to it. */
  children: ReactNode;
}

/**
 * The bar of a long form, always in sight at the lower edge: how the work is kept, and the button that ends it. The page
 * scrolls a field that gets the focus clear of it (`scroll-padding` in editor.css).
 */
export function ActionBar({ line, parts, children }: ActionBarProps) {
  return (
    <div className="action-bar">
      <div className="action-bar__in">
        <div className="action-bar__line">{line}</div>
        {parts}
        <div className="row row--tight action-bar__main">{children}</div>
      </div>
    </div>
  );
}

/** The words of the bar for what only this browser has yet; nothing while there is nothing. */
export function KeptLine({ isKept, until }: { isKept: boolean; until: 'save' | 'publish' }) {
  const { kept } = useTexts(sharedTexts);
  const words = isKept ? kept.until({ until: until === 'save' ? 'save' : 'other' }) : '';
  return <output className="small muted">{words}</output>;
}
