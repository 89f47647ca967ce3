import { Button, Notice, Spinner } from '@komawari/ui/components';
import { Narrow } from './Narrow.tsx';

/** The request is answered and the browser is on its way, or nothing had to be asked. */
export function Going({ name, hasLeft }: { name: string; hasLeft: boolean }) {
  return (
    <Narrow title={`To ${name}`}>
      <p className="authorize__who" role="status">
        <Spinner /> Going on to <b lang="ja">{name}</b>
      </p>
      {hasLeft ? <p className="small muted authorize__who">You can close this page if nothing happens.</p> : null}
    </Narrow>
  );
}

export interface ProveItProps {
  name: string;
  onProve: () => void;
}

/** The application wants a sign-in of this moment, not one of days ago. */
export function ProveIt({ name, onProve }: ProveItProps) {
  return (
    <Narrow title="Confirm that it is you">
      <h1>Confirm that it is you</h1>
      <p className="soft">
        <span lang="ja">{name}</span> asks for a fresh sign-in. Its request waits.
      </p>
      <div>
        <Button variant="ink" size="lg" onClick={onProve}>
          Sign in again
        </Button>
      </div>
    </Narrow>
  );
}

/** What kept an answer from going out where nobody had to be asked. */
export function Stuck({ problem, onAgain }: { problem: string; onAgain: () => void }) {
  return (
    <Narrow title="Not answered">
      <Notice tone="danger" live action={<Button onClick={onAgain}>Try again</Button>}>
        {problem}
      </Notice>
    </Narrow>
  );
}
