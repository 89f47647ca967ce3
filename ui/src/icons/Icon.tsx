import type { IconName } from './iconShapes.ts';

export interface IconProps {
  name: IconName;
  size?: 'sm' | 'md' | 'lg';
  /** Solid means "on". */
  solid?: boolean;
  /** Names the icon when no word stands beside it; without it the icon is decoration. */
  label?: string;
}

/** One icon. The page carries its shape once, in an IconSprite. */
export function Icon({ name, size = 'md', solid = false, label }: IconProps) {
  const classes = ['i', size !== 'md' && `i--${size}`, solid && 'i--solid'].filter(Boolean).join(' ');
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={classes} {...meaning}>
      <use href={`#i-${name}`} />
    </svg>
  );
}
