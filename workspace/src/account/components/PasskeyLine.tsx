import { Button } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession } from '@komawari/ui/session';
import accountTexts from '../../messages/account.js';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import { useFormInPlace } from '../../shared/useFormInPlace.ts';
import { When } from '../../shared/components/When.tsx';

export interface PasskeyLineProps {
  passkey: { id: string; name: string; createdAt: string; lastUsedAt?: string | null };
  onRemove: () => void;
}

/** One passkey: its name, and when it was used. */
export function PasskeyLine({ passkey, onRemove }: PasskeyLineProps) {
  const { passkey: texts } = useTexts(accountTexts);
  const { id, name, createdAt, lastUsedAt } = passkey;
  const { isOpen, opener, open, close } = useFormInPlace();
  if (isOpen) {
    return (
      <li>
        <PasskeyNameForm
          initial={name}
          action={texts.save()}
          save={(next) => getSession().call('passkeys/name', { id, name: next }, 'The name was not changed')}
          done={texts.saved()}
          onClose={close}
        />
      </li>
    );
  }
  return (
    <li>
      <div className="grow">
        <b>{name}</b>
        <p className="small muted">
          <Sentence
            text={lastUsedAt ? texts.used() : texts.unused()}
            parts={{ added: <When at={createdAt} />, used: lastUsedAt ? <When at={lastUsedAt} /> : null }}
          />
        </p>
      </div>
      <div className="row row--tight">
        <Button variant="quiet" ref={opener} onClick={open}>
          {texts.rename()}
          <span className="sr"> {name}</span>
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          {texts.remove()}
          <span className="sr"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
