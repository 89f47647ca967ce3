import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatCount } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import type { ApplicationFieldsFragment } from '../../gql/graphql.ts';
import applicationsTexts from '../../messages/applications.js';
import { When } from '../../shared/components/When.tsx';
import { usePlace } from '../../shared/place.ts';
import { paths } from '../../shared/routes.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { DeleteOIDCClient } from '../operations/DeleteOIDCClient.ts';

/** How an application is used, and its end. */
export function UseAndDelete({ application }: { application: ApplicationFieldsFragment }) {
  const { use: texts, delete: deleting } = useTexts(applicationsTexts);
  const { id, name, use, lastUsedAt } = application;
  const [isLeaving, setLeaving] = useState(false);
  const { go } = usePlace();
  const refresh = useRefresh();
  const remove = useMutation(DeleteOIDCClient, {
    onSuccess: async () => {
      flash.set({ body: textsOf(applicationsTexts).delete.deleted(), type: 'success' });
      go(paths.applications);
      await refresh('OIDCClientRegistration');
    },
  });
  return (
    <>
      <section className="box stack stack--sm" aria-labelledby="use">
        <h2 id="use">{texts.title()}</h2>
        <p>
          <Sentence
            text={texts.people({ count: use.people })}
            parts={{
              figure: <b className="num">{formatCount(use.people)}</b>,
              unit: (words) => <span className="small muted">{words}</span>,
            }}
          />
        </p>
        <p className="small muted">
          {lastUsedAt == null ? (
            texts.signIns({ count: use.signIns })
          ) : (
            <Sentence text={texts.signInsLast({ count: use.signIns })} parts={{ when: <When at={lastUsedAt} /> }} />
          )}
        </p>
      </section>
      <section className="box stack stack--sm" aria-labelledby="delete">
        <h2 id="delete">{deleting.title()}</h2>
        <p className="small soft">{deleting.signsOut({ people: use.people })}</p>
        <div>
          <Button variant="danger" onClick={() => setLeaving(true)}>
            {deleting.delete()}
          </Button>
        </div>
        <ConfirmDialog
          open={isLeaving}
          onClose={() => setLeaving(false)}
          title={deleting.ask({ name })}
          action={deleting.deleteIt()}
          busy={remove.isPending}
          busyWord={deleting.deleting()}
          onConfirm={() => remove.mutate({ id })}
        >
          {deleting.consequence()}
        </ConfirmDialog>
      </section>
    </>
  );
}
