import { useState } from 'react';
import { Icon } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import cardsTexts from '../messages/cards.js';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import { Sheet } from './Sheet.tsx';
import { Switch } from './Switch.tsx';

export interface WatchButtonProps {
  watching: boolean;
  creatorName: string;
  /** `isOptedInEmail`: whether the reader wants e-mail about new episodes. */
  onWatch: (isOptedInEmail: boolean) => void;
  onUnwatch: () => void;
  /** Asks about e-mail before watching: true for a reader's first watch, when an address is known. */
  asksAboutEmail?: boolean;
  busy?: boolean;
  /** Says whom: "Watch 雨宮ましろ". */
  named?: boolean;
  /** Paints it in the colour of the creator's own site. */
  siteColored?: boolean;
}

/** Watch a creator. Unwatching asks nothing; the caller offers Undo. */
export function WatchButton({
  watching,
  creatorName,
  onWatch,
  onUnwatch,
  asksAboutEmail = false,
  busy = false,
  named = false,
  siteColored = false,
}: WatchButtonProps) {
  const { watch: texts } = useTexts(cardsTexts);
  const name = creatorName;
  const [isAsking, setAsking] = useState(false);

  function click(): void {
    if (busy) return;
    if (watching) onUnwatch();
    else if (asksAboutEmail) setAsking(true);
    else onWatch(false);
  }

  return (
    <>
      <button
        type="button"
        className={classNames('btn', watching || busy ? 'btn--line' : siteColored ? 'cbtn' : 'btn--ink')}
        aria-pressed={watching}
        aria-busy={busy || undefined}
        aria-label={watching || busy ? texts.watchingWhom({ name }) : texts.watchWhom({ name })}
        onClick={click}
      >
        {busy ? (
          <span className="spin spin--sm" aria-hidden="true" />
        ) : (
          <Icon name={watching ? 'check' : 'plus'} size="sm" />
        )}
        <span className="btn__faces" aria-hidden="true">
          <span className="btn__face" data-shown={!watching && !busy}>
            {named ? texts.watchWhom({ name }) : texts.watch()}
          </span>
          <span className="btn__face" data-shown={watching || busy}>
            {texts.watching()}
          </span>
        </span>
      </button>
      <Sheet open={isAsking} onClose={() => setAsking(false)} title={texts.watchWhom({ name })}>
        <EmailChoice
          onChoose={(isOptedInEmail) => {
            setAsking(false);
            onWatch(isOptedInEmail);
          }}
        />
      </Sheet>
    </>
  );
}

function EmailChoice({ onChoose }: { onChoose: (isOptedInEmail: boolean) => void }) {
  const { watch: texts } = useTexts(cardsTexts);
  const [isOptedIn, setOptedIn] = useState(false);
  return (
    <>
      <p className="small soft">{texts.news()}</p>
      <Switch
        label={texts.byMail()}
        checked={isOptedIn}
        onChange={(event) => setOptedIn(event.currentTarget.checked)}
      />
      <Button variant="ink" wide onClick={() => onChoose(isOptedIn)}>
        {texts.watch()}
      </Button>
    </>
  );
}
