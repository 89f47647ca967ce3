import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatCount, nounFor } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import type { ApplicationFieldsFragment } from '../../gql/graphql.ts';
import { When } from '../../shared/components/When.tsx';
import { usePlace } from '../../shared/place.ts';
import { paths } from '../../shared/routes.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { DeleteOIDCClient } from '../operations/DeleteOIDCClient.ts';

/** How an application is used, and its end. */
export function UseAndDelete({ application }: { application: ApplicationFieldsFragment }) {
  const { id, name, use, lastUsedAt } = application;
  const [isLeaving, setLeaving] = useState(false);
  const { go } = usePlace();
  const refresh = useRefresh();
  const remove = useMutation(DeleteOIDCClient, {
    onSuccess: async () => {
      flash.set({ body: 'The application is deleted', type: 'success' });
      go(paths.applications);
      await refresh('OIDCClientRegistration');
    },
  });
  const people = `${formatCount(use.people)} ${nounFor(use.people, 'people')}`;
  return (
    <>
      <section className="box stack stack--sm" aria-labelledby="use">
        <h2 id="use">Use</h2>
        <p>
          <b className="num">{formatCount(use.people)}</b>{' '}
          <span className="small muted">{nounFor(use.people, 'people')}</span>
        </p>
        <p className="small muted">
          {formatCount(use.signIns)} {nounFor(use.signIns, 'sign-ins')} in 7 days
          {lastUsedAt == null ? null : (
            <>
              , the last <When at={lastUsedAt} />
            </>
          )}
        </p>
      </section>
      <section className="box stack stack--sm" aria-labelledby="delete">
        <h2 id="delete">Delete</h2>
        <p className="small soft">{use.people === 0 ? 'Nobody uses it.' : `Signs out ${people} at once.`}</p>
        <div>
          <Button variant="danger" onClick={() => setLeaving(true)}>
            Delete the application
          </Button>
        </div>
        <ConfirmDialog
          open={isLeaving}
          onClose={() => setLeaving(false)}
          title={`Delete ${name}?`}
          action="Delete it"
          busy={remove.isPending}
          busyWord="Deleting"
          onConfirm={() => remove.mutate({ id })}
        >
          Everybody is signed out of it, and everything it holds stops working at once. This cannot be undone.
        </ConfirmDialog>
      </section>
    </>
  );
}
