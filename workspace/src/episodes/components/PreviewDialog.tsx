import { Button, EmptyState, ModalDialog, Picture } from '@komawari/ui/components';
import type { ScrollDirection } from '../../gql/graphql.ts';
import type { EpisodeDraft } from '../draft/episodeDraft.ts';

export interface PreviewDialogProps {
  open: boolean;
  onClose: () => void;
  heading: string;
  workTitle: string;
  draft: EpisodeDraft;
  direction: ScrollDirection;
}

/** The episode as a reader will see it, before anybody can. */
export function PreviewDialog({ open, onClose, heading, draft }: PreviewDialogProps) {
  const pages = draft.pages.flatMap((page) => (page.image ? [page] : []));
  return (
    <ModalDialog open={open} onClose={onClose} className="preview" labelledBy="preview-title">
      <header className="preview__bar">
        <h2 id="preview-title" lang="ja">
          {heading}
        </h2>
        <Button icon="close" onClick={onClose}>
          Close
        </Button>
      </header>
      {pages.length === 0 ? (
        <EmptyState title="Nothing to read yet">Add pages first.</EmptyState>
      ) : (
        pages.map((page, index) => (
          <Picture key={page.key} source={page.image!} sizes="50vw" alt={`Page ${index + 1}`} />
        ))
      )}
    </ModalDialog>
  );
}
