import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { useId, useState, type ReactNode } from 'react';
import chartsTexts from '../../messages/charts.js';

/** How a figure is counted, one press away. Esc closes it. */
export function Definition({ of, children }: { of: string; children: ReactNode }) {
  const { chart } = useTexts(chartsTexts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <span className="def">
      <button
        type="button"
        className="def__button"
        aria-label={chart.counted({ of })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => (event.key === 'Escape' ? setOpen(false) : undefined)}
      >
        <Icon name="info" size="sm" />
      </button>
      <span id={id} className="def__body" hidden={!isOpen}>
        {children}
      </span>
    </span>
  );
}
