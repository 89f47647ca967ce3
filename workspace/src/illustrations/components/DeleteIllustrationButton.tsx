import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRefresh } from '../../shared/useRefresh.ts';
import { paths } from '../../shared/routes.ts';
import { RestoreIllustration } from '../../trash/index.ts';
import { DeleteIllustration } from '../operations/DeleteIllustration.ts';

/** Moves an illustration to the trash, after a question. */
export function DeleteIllustrationButton({ illustration }: { illustration: { id: string; title: string } }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const restore = useMutation(RestoreIllustration, { onSuccess: () => refresh('Illustration', 'TrashItem') });
  const remove = useMutation(DeleteIllustration, {
    onSuccess: () => {
      flash.set({
        body: 'Moved to trash',
        type: 'success',
        action: { label: 'Undo', run: () => restore.mutate({ input: { id: illustration.id } }) },
      });
      void navigate(paths.illustrations);
      return refresh('Illustration', 'TrashItem');
    },
  });
  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Delete ${illustration.title}?`}
        action="Move to trash"
        busy={remove.isPending}
        busyWord="Moving"
        onConfirm={() => remove.mutate({ input: { id: illustration.id } })}
      >
        It goes to the trash for 30 days. Readers stop seeing it at once.
      </ConfirmDialog>
    </>
  );
}
