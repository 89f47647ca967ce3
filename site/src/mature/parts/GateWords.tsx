import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import matureTexts from '../../messages/mature.js';
import { creatorPath } from '../../paths.ts';

/** Who made the work behind the gate. */
export function ByCreator({ user }: { user: { screenName: string; displayName: string } }) {
  const creator = (
    <a className="link" href={creatorPath(user.screenName)} lang={UNRECORDED_LANGUAGE}>
      {user.displayName}
    </a>
  );
  return <Sentence text={useTexts(matureTexts).gate.by()} parts={{ creator }} />;
}

/** Why the gate does not open for an account, and where that may change. */
export function SwitchedOff() {
  const settings = (words: string) => (
    <a className="link" href="/my/settings/profile">
      {words}
    </a>
  );
  return <Sentence text={useTexts(matureTexts).gate.off()} parts={{ settings }} />;
}
