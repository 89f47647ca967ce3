/** Icons and the mark. */
export { Icon, type IconProps } from './Icon.tsx';
export { iconShapes, type IconName } from './iconShapes.ts';
export { IconSprite } from './IconSprite.tsx';
export { Logo } from './Logo.tsx';
