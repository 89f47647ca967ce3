import { Button, Notice, Spinner } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import authorizeTexts from '../../messages/authorize.js';
import { Narrow } from './Narrow.tsx';

/** The request is answered and the browser is on its way, or nothing had to be asked. */
export function Going({ name, hasLeft }: { name: string; hasLeft: boolean }) {
  const { going } = useTexts(authorizeTexts);
  return (
    <Narrow title={going.title({ name })}>
      <p className="authorize__who" role="status">
        <Spinner /> <Sentence text={going.goesOn()} parts={{ name: <b lang={UNRECORDED_LANGUAGE}>{name}</b> }} />
      </p>
      {hasLeft ? <p className="small muted authorize__who">{going.close()}</p> : null}
    </Narrow>
  );
}

export interface ProveItProps {
  name: string;
  onProve: () => void;
}

/** The application wants a sign-in of this moment, not one of days ago. */
export function ProveIt({ name, onProve }: ProveItProps) {
  const { going } = useTexts(authorizeTexts);
  return (
    <Narrow title={going.prove()}>
      <h1>{going.prove()}</h1>
      <p className="soft">
        <Sentence text={going.freshSignIn()} parts={{ name: <span lang={UNRECORDED_LANGUAGE}>{name}</span> }} />
      </p>
      <div>
        <Button variant="ink" size="lg" onClick={onProve}>
          {going.signInAgain()}
        </Button>
      </div>
    </Narrow>
  );
}

/** What kept an answer from going out where nobody had to be asked. */
export function Stuck({ problem, onAgain }: { problem: string; onAgain: () => void }) {
  const { going } = useTexts(authorizeTexts);
  return (
    <Narrow title={going.notAnswered()}>
      <Notice tone="danger" live action={<Button onClick={onAgain}>{going.tryAgain()}</Button>}>
        {problem}
      </Notice>
    </Narrow>
  );
}
