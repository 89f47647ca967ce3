import { Button } from '@komawari/ui/components';
import { BLOCK_NOTICE } from '../../episodeEditor/index.ts';
import type { NewWork } from '../useNewWork.ts';

/** The heading of a work that does not exist yet, with the button that makes it. */
export function NewWorkHead({ work }: { work: NewWork }) {
  const { form, action, block } = work;
  return (
    <header className="ws-head editor__head">
      <div>
        <h1>New work</h1>
        <p className="small muted">
          The work and its first episode. What you write stays in this browser until you publish.
        </p>
      </div>
      <div className="row">
        {work.hasContent ? (
          <Button variant="quiet" onClick={work.startOver}>
            Start over
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          disabled={block !== null}
          reasonId={BLOCK_NOTICE}
          busy={form.isBusy}
          busyWord={action.busyWord}
        >
          {action.label}
        </Button>
      </div>
    </header>
  );
}
