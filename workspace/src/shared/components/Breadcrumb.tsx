import { Link } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import sharedTexts from '../../messages/shared.js';

export interface BreadcrumbProps {
  /** The pages above this one, from the top; `lang` where the label is a creator's words. */
  above: readonly { href: string; label: string; lang?: string }[];
  /** The name of this page where it follows them. */
  here?: string;
}

/** The way back up. */
export function Breadcrumb({ above, here }: BreadcrumbProps) {
  const { frame } = useTexts(sharedTexts);
  return (
    <nav className="breadcrumb small muted row row--tight" aria-label={frame.breadcrumb()}>
      {above.map(({ href, label, lang }, place) => (
        <span key={href} className="breadcrumb__step">
          <Link href={href} lang={lang}>
            {label}
          </Link>
          {place < above.length - 1 || here !== undefined ? <Icon name="right" size="sm" /> : null}
        </span>
      ))}
      {here === undefined ? null : (
        <span className="breadcrumb__step">
          <span>{here}</span>
        </span>
      )}
    </nav>
  );
}
