import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { classNames } from './classNames.ts';
import { Link } from './Link.tsx';

interface IconButtonLook {
  icon: IconName;
  /** What it does; also the tooltip. */
  label: string;
  /** Where the tooltip has room. */
  tooltip?: 'center' | 'start' | 'end' | 'none';
  children?: ReactNode;
}

export interface IconButtonProps
  extends IconButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** A toggle: pressed is vermilion with a solid icon. */
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function Tooltip({ label, tooltip }: Pick<IconButtonLook, 'label' | 'tooltip'>) {
  if (tooltip === 'none') return null;
  return (
    <span className={classNames('tip', tooltip !== 'center' && `tip--${tooltip}`)} aria-hidden="true">
      {label}
    </span>
  );
}

/** A 44 px square with an icon, a name for assistive technology and a tooltip after 400 ms. */
export function IconButton({
  icon,
  label,
  tooltip = 'center',
  pressed,
  children,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames('icon-btn', className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} solid={pressed ?? false} />
      {children}
      <Tooltip label={label} tooltip={tooltip} />
    </button>
  );
}

export type IconLinkProps = IconButtonLook & Omit<Parameters<typeof Link>[0], 'children' | 'aria-label'>;

/** The same square as a link. */
export function IconLink({ icon, label, tooltip = 'center', children, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classNames('icon-btn', className)} aria-label={label}>
      <Icon name={icon} />
      {children}
      <Tooltip label={label} tooltip={tooltip} />
    </Link>
  );
}
