import { UNRECORDED_LANGUAGE } from '../writtenLanguage.ts';
import { classNames } from './classNames.ts';
import { Picture, type PictureSource } from './Picture.tsx';

const widths = { sm: '32px', md: '40px', lg: '48px', xl: '104px' };

export interface AvatarProps {
  source: PictureSource | null;
  /** Whose it is; a missing picture shows its first character. */
  name: string;
  size?: keyof typeof widths;
  /** True where the name does not stand beside it. */
  named?: boolean;
}

/** A person: a circle. */
export function Avatar({ source, name, size = 'sm', named = false }: AvatarProps) {
  const meaning = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={classNames('avatar', size !== 'sm' && `avatar--${size}`)} {...meaning}>
      {source ? (
        <Picture source={source} sizes={widths[size]} alt="" />
      ) : (
        <span className="avatar__letter" lang={UNRECORDED_LANGUAGE}>
          {[...name][0] ?? ''}
        </span>
      )}
    </span>
  );
}
