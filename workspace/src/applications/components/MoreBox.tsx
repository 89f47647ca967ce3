import { RadioCards, TextArea, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import applicationsTexts from '../../messages/applications.js';
import { CheckCards } from '../../shared/components/CheckCards.tsx';
import { idTokenAlgorithms, otherResponses, type ApplicationValues } from '../applicationForm.ts';
import { AddressList } from './AddressList.tsx';

/** What few applications need: signing out, keys of their own, answers without a code, another signature. */
export function MoreBox({ form, hasKeys }: { form: Form<ApplicationValues>; hasKeys: boolean }) {
  const { more } = useTexts(applicationsTexts);
  return (
    <section className="box stack" aria-labelledby="more">
      <h2 id="more">{more.title()}</h2>
      <div className="stack stack--sm">
        <p className="label">{more.afterSignOut()}</p>
        <p className="hint">{more.afterSignOutHint()}</p>
        <AddressList form={form} name="postLogoutRedirectUris" least={0} />
      </div>
      <TextField
        label={more.backchannel()}
        hint={more.backchannelHint()}
        inputMode="url"
        autoComplete="off"
        className="mono"
        {...form.field('backchannelLogoutUri')}
      />
      {hasKeys ? (
        <TextArea
          label={more.keys()}
          hint={more.keysHint()}
          rows={4}
          className="mono"
          spellCheck={false}
          {...form.field('jwks')}
        />
      ) : null}
      <CheckCards legend={more.responses()} options={otherResponses()} {...form.field('responseTypes')} />
      <RadioCards legend={more.algorithm()} options={idTokenAlgorithms()} {...form.field('idTokenAlgorithm')} />
    </section>
  );
}
