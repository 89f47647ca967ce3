import { Button, ConfirmDialog, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { countLimits } from '@komawari/ui/limits';
import { useState } from 'react';
import type { ApplicationFieldsFragment } from '../../gql/graphql.ts';
import { ShownOnce } from '../../shared/components/ShownOnce.tsx';
import { When } from '../../shared/components/When.tsx';
import { useRefresh } from '../../shared/useRefresh.ts';
import { AddOIDCClientSecret } from '../operations/AddOIDCClientSecret.ts';
import { RevokeOIDCClientSecret } from '../operations/RevokeOIDCClientSecret.ts';

type Secret = ApplicationFieldsFragment['secrets'][number];

/** The secrets of an application: two at a time, each shown once. */
export function SecretsBox({ id, secrets }: { id: string; secrets: readonly Secret[] }) {
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
    <section className="box stack" aria-labelledby="secrets">
      <div className="row spread">
        <h2 id="secrets">Secrets</h2>
        <span className="small muted num">
          {secrets.length} of {countLimits.secrets}
        </span>
      </div>
      {secret === null ? null : (
        <ShownOnce
          label="Secret"
          secret={secret}
          hint="Your program sends it when it fetches tokens."
          onKept={() => setSecret(null)}
        />
      )}
      {problem === null ? null : (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {secrets.length === 0 ? (
        <p className="small soft">Your program has no secret yet.</p>
      ) : (
        <ul className="list" aria-label="Secrets">
          {secrets.map((one) => (
            <li key={one.id}>
              <div className="grow">
                <p>
                  <b className="mono">••••{one.ending}</b>
                </p>
                <p className="small muted">
                  Made <When at={one.createdAt} />
                </p>
              </div>
              <Button variant="quiet" onClick={() => setLeaving(one)}>
                Revoke<span className="sr"> the secret that ends in {one.ending}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {secret === null && secrets.length < countLimits.secrets ? (
        <div>
          <Button icon="key" busy={add.isPending} busyWord="Making" onClick={() => add.mutate({ id })}>
            Make a secret
          </Button>
        </div>
      ) : null}
      <p className="hint">
        To rotate: make a second secret, put it into your program, and revoke the old one when it is no longer used.
      </p>
      <RevokeDialog id={id} secret={leaving} onClose={() => setLeaving(null)} />
    </section>
  );
}

function RevokeDialog({ id, secret, onClose }: { id: string; secret: Secret | null; onClose: () => void }) {
  const refresh = useRefresh();
  const revoke = useMutation(RevokeOIDCClientSecret, {
    onSuccess: () => {
      flash.set({ body: 'The secret is revoked', type: 'success' });
      onClose();
      void refresh('OIDCClientRegistration');
    },
  });
  return (
    <ConfirmDialog
      open={secret !== null}
      onClose={onClose}
      title={`Revoke ••••${secret?.ending ?? ''}?`}
      action="Revoke it"
      busy={revoke.isPending}
      busyWord="Revoking"
      onConfirm={() => (secret ? revoke.mutate({ input: { id, secretId: secret.id } }) : undefined)}
    >
      Programs that hold it stop working at once.
    </ConfirmDialog>
  );
}
