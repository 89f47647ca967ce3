import { Button } from '@komawari/ui/components';
import type { NewWork } from '../useNewWork.ts';

/** The heading of a work that does not exist yet. */
export function NewWorkHead({ work }: { work: NewWork }) {
  return (
    <header className="ws-head editor__head">
      <div>
        <h1>New work</h1>
        <p className="small muted">Drop the pages of the first episode, then say what the work is called.</p>
      </div>
      {work.hasContent ? (
        <Button variant="quiet" onClick={work.startOver}>
          Start over
        </Button>
      ) : null}
    </header>
  );
}
