import { Link } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import identityTexts from '../../messages/identity.js';

/** What creating an account means. Nothing to tick: whoever does not agree does not create one. */
export function AgreeByJoining() {
  const { signUp: texts } = useTexts(identityTexts);
  const wayTo = (href: string) => (words: string) => (
    <Link className="link" href={sitePath(href)}>
      {words}
    </Link>
  );
  return (
    <p className="small soft">
      <Sentence text={texts.agree()} parts={{ terms: wayTo('/terms'), privacy: wayTo('/privacy') }} />
    </p>
  );
}
