import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { Link } from './Link.tsx';

/** An entry does something, or leads somewhere. */
export type MenuItem = { label: string; icon?: IconName; destructive?: boolean } & (
  | { onSelect: () => void; href?: undefined }
  | { href: string; onSelect?: undefined }
);

export interface MenuProps {
  /** What the menu is about: "More about this comment". */
  label: string;
  items: readonly MenuItem[];
  icon?: IconName;
  /** A picture on the button instead of the icon. */
  face?: ReactNode;
  /** Its button was pressed before the menu was there. */
  opensAtOnce?: boolean;
}

/** A few actions behind one button. Arrow keys move, Esc closes and gives focus back, Tab closes and goes on from the button. */
export function Menu({ label, items, icon = 'more', face, opensAtOnce = false }: MenuProps) {
  const [isOpen, setOpen] = useState(opensAtOnce);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(
    function closeOutside() {
      if (!isOpen) return undefined;
      const list = root.current?.querySelector('[role="menu"]');
      // It ends where its button ends, which leaves it no room in the first column of a phone.
      if (list && list.getBoundingClientRect().left < 0) list.classList.add('menu__list--inward');
      // As a whole: the focus alone brings no more than the first entry into view. jsdom cannot scroll.
      list?.scrollIntoView?.({ block: 'nearest' });
      root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
      const close = (event: PointerEvent) => {
        if (!root.current?.contains(event.target as Node)) setOpen(false);
      };
      document.addEventListener('pointerdown', close);
      return () => document.removeEventListener('pointerdown', close);
    },
    [isOpen],
  );

  function leave(): void {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }

  function move(event: KeyboardEvent): void {
    // From its button the browser takes the focus to what comes before or after it: the entry itself is about to be gone.
    if (event.key === 'Escape' || event.key === 'Tab') return leave();
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const next = steps[event.key];
    if (next === undefined || entries.length === 0) return undefined;
    event.preventDefault();
    return entries.at(next % entries.length)?.focus();
  }

  /** A screen reader can take the focus elsewhere without a key. Without a new place only the window itself lost it. */
  function closeBehind({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  }

  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setOpen(!isOpen),
  } as const;
  return (
    <div className="menu" ref={root} onBlur={closeBehind}>
      {face ? (
        <button type="button" className="icon-btn" aria-label={label} {...opener}>
          {face}
        </button>
      ) : (
        <IconButton icon={icon} label={label} tooltip="none" {...opener} />
      )}
      {isOpen ? (
        <div id={id} className="menu__list" role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} onChosen={leave} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function MenuEntry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const face = (
    <>
      {item.icon ? <Icon name={item.icon} size="sm" /> : null}
      {item.label}
    </>
  );
  const look = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames('menu__item', item.destructive && 'menu__item--danger'),
  };
  if (item.href !== undefined)
    return (
      <Link {...look} href={item.href} onClick={onChosen}>
        {face}
      </Link>
    );
  return (
    <button
      {...look}
      type="button"
      onClick={() => {
        onChosen();
        item.onSelect();
      }}
    >
      {face}
    </button>
  );
}
