import { Icon } from '@komawari/ui/icons';
import { useId, useRef, useState, type ReactNode } from 'react';

/** How a figure is counted, one press away. Esc closes it. */
export function Definition({ of, children }: { of: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <span
      className="def"
      onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : setOpen(false))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="def__button"
        aria-label={`How ${of} is counted`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="info" size="sm" />
      </button>
      <span id={id} className="def__body" hidden={!isOpen}>
        {children}
      </span>
    </span>
  );
}
