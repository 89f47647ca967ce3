import { Button, Notice } from '@komawari/ui/components';
import { useEffect, useId, useState } from 'react';
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
  const secondsLeft = useCountdown(resendAfter);
  const isSlow = useSlowMail();
  const reasonId = useId();
  return (
    <div className="stack">
      {isSlow ? (
        <Notice tone="warn" live>
          Mail is taking longer than usual right now. We will send the link to <b>{address}</b> as soon as we can. It
          works for an hour from when you asked.
        </Notice>
      ) : (
        <Notice tone="ok" icon="mail" live>
          We sent the link to <b>{address}</b>. It works once, within an hour.
        </Notice>
      )}
      <p className="small soft">
        {isSlow ? 'Nothing after half an hour? Send it again.' : 'Not there? Check the spam folder, or send it again.'}
      </p>
      <div className="row">
        <Button disabled={secondsLeft > 0} reasonId={reasonId} busy={isResending} busyWord="Sending" onClick={onResend}>
          Send it again
        </Button>
        <Button variant="quiet" onClick={onOtherAddress}>
          Use another address
        </Button>
      </div>
      <p className="hint num" id={reasonId}>
        {secondsLeft > 0 ? `You can send it again in ${secondsLeft} s.` : 'You can send it again now.'}
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
