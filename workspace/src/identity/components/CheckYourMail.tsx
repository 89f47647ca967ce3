import { Button, Notice } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { useEffect, useId, useState } from 'react';
import identityTexts from '../../messages/identity.js';
import { useSlowMail } from './useSlowMail.ts';

export interface CheckYourMailProps {
  address: string;
  /** Seconds until the mail can be sent again. */
  resendAfter: number;
  isResending: boolean;
  onResend: () => void;
  onOtherAddress: () => void;
}

/**
 * The mail is on its way: where it went, how long the link lives, and what to do when nothing comes. Says so when mail is
 * slow.
 */
export function CheckYourMail({ address, resendAfter, isResending, onResend, onOtherAddress }: CheckYourMailProps) {
  const { checkMail: texts } = useTexts(identityTexts);
  const email = <b>{address}</b>;
  const secondsLeft = useCountdown(resendAfter);
  const isSlow = useSlowMail();
  const reasonId = useId();
  return (
    <div className="stack">
      {isSlow ? (
        <Notice tone="warn" live>
          <Sentence text={texts.sentSlowly()} parts={{ email }} />
        </Notice>
      ) : (
        <Notice tone="ok" icon="mail" live>
          <Sentence text={texts.sent()} parts={{ email }} />
        </Notice>
      )}
      <p className="small soft">{isSlow ? texts.notThereSlowly() : texts.notThere()}</p>
      <div className="row">
        <Button
          disabled={secondsLeft > 0}
          reasonId={reasonId}
          busy={isResending}
          busyWord={texts.sending()}
          onClick={onResend}
        >
          {texts.again()}
        </Button>
        <Button variant="quiet" onClick={onOtherAddress}>
          {texts.otherAddress()}
        </Button>
      </div>
      <p className="hint num" id={reasonId}>
        {secondsLeft > 0 ? texts.againIn({ seconds: secondsLeft }) : texts.againNow()}
      </p>
    </div>
  );
}

function useCountdown(seconds: number): number {
  const [endsAt] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(
    function tick() {
      const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))), 500);
      return () => clearInterval(timer);
    },
    [endsAt],
  );
  return left;
}
