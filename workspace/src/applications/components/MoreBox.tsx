import { RadioCards, TextArea, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { CheckCards } from '../../shared/components/CheckCards.tsx';
import { idTokenAlgorithms, otherResponses, type ApplicationValues } from '../applicationForm.ts';
import { AddressList } from './AddressList.tsx';

/** What few applications need: signing out, keys of their own, answers without a code, another signature. */
export function MoreBox({ form, hasKeys }: { form: Form<ApplicationValues>; hasKeys: boolean }) {
  return (
    <section className="box stack" aria-labelledby="more">
      <h2 id="more">Signing out and more</h2>
      <div className="stack stack--sm">
        <p className="label">After signing out</p>
        <p className="hint">Where people may be sent once they have signed out of Komawari.</p>
        <AddressList form={form} name="postLogoutRedirectUris" label="Address" add="Add an address" least={0} />
      </div>
      <TextField
        label="Told when a session ends"
        hint="An https address. Your server hears there that somebody signed out or disconnected."
        inputMode="url"
        autoComplete="off"
        className="mono"
        {...form.field('backchannelLogoutUri')}
      />
      {hasKeys ? (
        <TextArea
          label="Public keys in place of a secret"
          hint="A JSON Web Key Set of one to five public keys, RSA or P-256. With it, secrets are not looked at."
          rows={4}
          className="mono"
          spellCheck={false}
          {...form.field('jwks')}
        />
      ) : null}
      <CheckCards legend="Answers beside a code" options={otherResponses} {...form.field('responseTypes')} />
      <RadioCards legend="ID tokens are signed with" options={idTokenAlgorithms} {...form.field('idTokenAlgorithm')} />
    </section>
  );
}
