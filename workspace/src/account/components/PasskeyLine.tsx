import { Button } from '@komawari/ui/components';
import { getSession } from '@komawari/ui/session';
import { useState } from 'react';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import { When } from '../../shared/components/When.tsx';

export interface PasskeyLineProps {
  passkey: { id: string; name: string; createdAt: string; lastUsedAt?: string | null };
  onRemove: () => void;
}

/** One passkey: its name, and when it was used. */
export function PasskeyLine({ passkey, onRemove }: PasskeyLineProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [isNaming, setIsNaming] = useState(false);
  if (isNaming) {
    return (
      <li>
        <PasskeyNameForm
          initial={name}
          action="Save"
          save={(next) => getSession().call('passkeys/name', { id, name: next }, 'The name was not changed')}
          done="Name saved"
          onClose={() => setIsNaming(false)}
        />
      </li>
    );
  }
  return (
    <li>
      <div className="grow">
        <b>{name}</b>
        <p className="small muted">
          Added <When at={createdAt} />
          {lastUsedAt ? (
            <>
              , last used <When at={lastUsedAt} />
            </>
          ) : (
            ', not used yet'
          )}
        </p>
      </div>
      <div className="row row--tight">
        <Button variant="quiet" onClick={() => setIsNaming(true)}>
          Rename<span className="sr"> {name}</span>
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          Remove<span className="sr"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
