import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { RevealGiftCode } from '../operations/RevealGiftCode.ts';

/** A gift code by its last four characters, shown as a whole after it is confirmed who asks. */
export function GiftCode({ id, end }: { id: string; end: string }) {
  const { history } = useTexts(withdrawalsTexts);
  const [code, setCode] = useState<string | null>(null);
  const { mutate, isPending } = useMutation(RevealGiftCode, {
    onSuccess: ({ revealGiftCode }) => setCode(revealGiftCode.code ?? null),
  });

  async function copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    flash.set({ body: textsOf(withdrawalsTexts).history.copied(), type: 'success' });
  }

  return (
    <span className="gift-code">
      <span className="mono">{code ?? `KMG-••••-••••-${end}`}</span>
      {code === null ? (
        <Button variant="quiet" icon="eye" busy={isPending} onClick={() => mutate({ input: { id } })}>
          {history.show()}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => void copy(code)}>
          {history.copy()}
        </Button>
      )}
    </span>
  );
}
