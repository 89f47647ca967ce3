import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import illustrationsTexts from '../../messages/illustrations.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { paths } from '../../shared/routes.ts';
import { RestoreIllustration } from '../../trash/index.ts';
import { DeleteIllustration } from '../operations/DeleteIllustration.ts';

/** Moves an illustration to the trash, after a question. */
export function DeleteIllustrationButton({ illustration }: { illustration: { id: string; title: string } }) {
  const { deleting: texts } = useTexts(illustrationsTexts);
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const restore = useMutation(RestoreIllustration, { onSuccess: () => refresh('Illustration', 'TrashItem') });
  const remove = useMutation(DeleteIllustration, {
    onSuccess: () => {
      flash.set({
        body: texts.moved(),
        type: 'success',
        action: { label: texts.undo(), run: () => restore.mutate({ input: { id: illustration.id } }) },
      });
      void navigate(paths.illustrations);
      return refresh('Illustration', 'TrashItem');
    },
  });
  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setIsAsking(true)}>
        {texts.delete()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.ask({ title: illustration.title })}
        action={texts.toTrash()}
        busy={remove.isPending}
        busyWord={texts.moving()}
        onConfirm={() => remove.mutate({ input: { id: illustration.id } })}
      >
        {texts.consequence()}
      </ConfirmDialog>
    </>
  );
}
