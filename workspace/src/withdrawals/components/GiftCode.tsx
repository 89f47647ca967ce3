import { Button } from '@komawari/ui/components';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { copyText } from '../../shared/copyText.ts';
import { RevealGiftCode } from '../operations/RevealGiftCode.ts';

/** A gift code by its last four characters, shown as a whole after it is confirmed who asks. */
export function GiftCode({ id, end }: { id: string; end: string }) {
  const { history } = useTexts(withdrawalsTexts);
  const [code, setCode] = useState<string | null>(null);
  const { mutate, isPending } = useMutation(RevealGiftCode, {
    onSuccess: ({ revealGiftCode }) => setCode(revealGiftCode.code ?? null),
  });

  return (
    <span className="gift-code">
      <span className="mono" role="status">
        {code ?? `KMG-••••-••••-${end}`}
      </span>
      {code === null ? (
        <Button
          variant="quiet"
          icon="eye"
          busy={isPending}
          busyWord={history.showing()}
          onClick={() => mutate({ input: { id } })}
        >
          {history.show()}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => void copyText(code)}>
          {history.copy()}
        </Button>
      )}
    </span>
  );
}
