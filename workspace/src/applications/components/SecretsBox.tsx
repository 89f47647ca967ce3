import { Button, ConfirmDialog, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { countLimits } from '@komawari/ui/limits';
import { useState } from 'react';
import type { ApplicationFieldsFragment } from '../../gql/graphql.ts';
import applicationsTexts from '../../messages/applications.js';
import { KeptFocus } from '../../shared/components/KeptFocus.tsx';
import { ShownOnce } from '../../shared/components/ShownOnce.tsx';
import { When } from '../../shared/components/When.tsx';
import { useRefresh } from '../../shared/useRefresh.ts';
import { AddOIDCClientSecret } from '../operations/AddOIDCClientSecret.ts';
import { RevokeOIDCClientSecret } from '../operations/RevokeOIDCClientSecret.ts';

type Secret = ApplicationFieldsFragment['secrets'][number];

/** The secrets of an application: two at a time, each shown once. */
export function SecretsBox({ id, secrets }: { id: string; secrets: readonly Secret[] }) {
  const { secrets: texts } = useTexts(applicationsTexts);
  const [secret, setSecret] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Secret | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = useRefresh();
  const add = useMutation(AddOIDCClientSecret, {
    onSuccess: ({ addOIDCClientSecret: { secret: made, problems } }) => {
      setSecret(made ?? null);
      setProblem(problems[0]?.message ?? null);
      void refresh('OIDCClientRegistration');
    },
  });
  return (
    <KeptFocus of={secret === null ? null : 'shown'}>
      <section className="box stack" aria-labelledby="secrets">
        <div className="row spread">
          <h2 id="secrets">{texts.title()}</h2>
          <span className="small muted num">
            {texts.count({ count: String(secrets.length), most: String(countLimits.secrets) })}
          </span>
        </div>
        {secret === null ? null : (
          <ShownOnce label={texts.secret()} secret={secret} hint={texts.hint()} onKept={() => setSecret(null)} />
        )}
        {problem === null ? null : (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        {secrets.length === 0 ? (
          <p className="small soft">{texts.none()}</p>
        ) : (
          <ul className="list" aria-label={texts.title()}>
            {secrets.map((one) => (
              <li key={one.id}>
                <div className="grow">
                  <p>
                    <b className="mono">••••{one.ending}</b>
                  </p>
                  <p className="small muted">
                    <Sentence text={texts.made()} parts={{ when: <When at={one.createdAt} /> }} />
                  </p>
                </div>
                <Button variant="quiet" onClick={() => setLeaving(one)}>
                  <Sentence
                    text={texts.revoke({ ending: one.ending })}
                    parts={{ sr: (words) => <span className="sr">{words}</span> }}
                  />
                </Button>
              </li>
            ))}
          </ul>
        )}
        {secret === null && secrets.length < countLimits.secrets ? (
          <div>
            <Button icon="key" busy={add.isPending} busyWord={texts.making()} onClick={() => add.mutate({ id })}>
              {texts.make()}
            </Button>
          </div>
        ) : null}
        <p className="hint">{texts.rotate()}</p>
        <RevokeDialog id={id} secret={leaving} onClose={() => setLeaving(null)} />
      </section>
    </KeptFocus>
  );
}

function RevokeDialog({ id, secret, onClose }: { id: string; secret: Secret | null; onClose: () => void }) {
  const refresh = useRefresh();
  const { secrets: texts } = useTexts(applicationsTexts);
  const revoke = useMutation(RevokeOIDCClientSecret, {
    onSuccess: () => {
      flash.set({ body: textsOf(applicationsTexts).secrets.revoked(), type: 'success' });
      onClose();
      void refresh('OIDCClientRegistration');
    },
  });
  return (
    <ConfirmDialog
      open={secret !== null}
      onClose={onClose}
      title={texts.ask({ ending: secret?.ending ?? '' })}
      action={texts.revokeIt()}
      busy={revoke.isPending}
      busyWord={texts.revoking()}
      onConfirm={() => (secret ? revoke.mutate({ input: { id, secretId: secret.id } }) : undefined)}
    >
      {texts.consequence()}
    </ConfirmDialog>
  );
}
