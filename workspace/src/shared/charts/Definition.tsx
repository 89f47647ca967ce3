import { Icon } from '@komawari/ui/icons';
import { useId, useState, type ReactNode } from 'react';

/** How a figure is counted, one press away. Esc closes it. */
export function Definition({ of, children }: { of: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <span className="def">
      <button
        type="button"
        className="def__button"
        aria-label={`How ${of} is counted`}
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
