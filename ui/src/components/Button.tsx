import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import controlsTexts from '../messages/controls.js';
import { classNames } from './classNames.ts';
import { Link } from './Link.tsx';

interface ButtonLook {
  /** primary: what to do next, one per view. danger is for what destroys and is never filled. */
  variant?: 'primary' | 'ink' | 'line' | 'quiet' | 'danger';
  size?: 'md' | 'lg';
  wide?: boolean;
  icon?: IconName;
  iconSolid?: boolean;
  children: ReactNode;
}

/** A disabled button never stands without a reason: the id of the element that says it. */
type Availability = { disabled?: false } | { disabled: boolean; reasonId: string };

export type ButtonProps = ButtonLook &
  Availability &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> & {
    ref?: Ref<HTMLButtonElement>;
    busy?: boolean;
    /** The "-ing" word shown while busy; its width is kept from the start. */
    busyWord?: string;
  };

function lookOf({ variant = 'line', size = 'md', wide = false }: ButtonLook): string {
  return classNames('btn', `btn--${variant}`, size === 'lg' && 'btn--lg', wide && 'btn--wide');
}

function Face({ icon, iconSolid = false, children }: ButtonLook) {
  return (
    <>
      {icon ? <Icon name={icon} size={iconSolid ? 'md' : 'sm'} solid={iconSolid} /> : null}
      {children}
    </>
  );
}

/** A button. Busy and disabled ones stay focusable, so that the keyboard does not lose its place. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    iconSolid,
    children,
    busy = false,
    busyWord,
    disabled,
    onClick,
    className,
    type = 'button',
    ...rest
  } = props;
  const { reasonId, ...attributes } = rest as typeof rest & { reasonId?: string };
  const { controls } = useTexts(controlsTexts);
  const isOff = disabled === true;
  const isInert = isOff || busy;

  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  }

  const face = (
    <Face icon={icon} iconSolid={iconSolid}>
      {children}
    </Face>
  );
  return (
    <button
      {...attributes}
      type={type}
      className={classNames(lookOf({ variant, size, wide, children }), isOff && 'btn--disabled', className)}
      aria-busy={busy || undefined}
      aria-disabled={isInert || undefined}
      aria-describedby={classNames(attributes['aria-describedby'], isOff && reasonId) || undefined}
      onClick={click}
    >
      {busyWord === undefined && !busy ? (
        face
      ) : (
        <span className="btn__faces">
          <span className="btn__face" data-shown={!busy} aria-hidden={busy}>
            {face}
          </span>
          <span className="btn__face" data-shown={busy} aria-hidden={!busy}>
            <span className="spin" aria-hidden="true" />
            {busyWord ?? controls.working()}
          </span>
        </span>
      )}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & Omit<Parameters<typeof Link>[0], 'children'>;

/** A link that looks like a button: it goes somewhere instead of doing something. */
export function ButtonLink({ variant, size, wide, icon, iconSolid, children, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(lookOf({ variant, size, wide, children }), className)}>
      <Face icon={icon} iconSolid={iconSolid}>
        {children}
      </Face>
    </Link>
  );
}
