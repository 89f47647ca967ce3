import { classNames, Picture, type PictureSource } from '@komawari/ui/components';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';

export interface AppIconProps {
  source: PictureSource | null;
  /** What it is called; a missing picture shows its first character. */
  name: string;
  size?: 'md' | 'lg';
}

/** An application of others: a square with a soft corner, so that it is not taken for a person. Its name stands beside it. */
export function AppIcon({ source, name, size = 'md' }: AppIconProps) {
  return (
    <span className={classNames('app-icon', size === 'lg' && 'app-icon--lg')} aria-hidden="true">
      {source ? (
        <Picture source={source} sizes={size === 'lg' ? '64px' : '48px'} alt="" />
      ) : (
        <span lang={UNRECORDED_LANGUAGE}>{[...name][0] ?? ''}</span>
      )}
    </span>
  );
}
