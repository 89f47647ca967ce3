import { Button, StateLabel } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { type Form, useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import type { ApplicationFieldsFragment } from '../../gql/graphql.ts';
import applicationsTexts from '../../messages/applications.js';
import { AppIcon } from '../../shared/components/AppIcon.tsx';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { useRefresh } from '../../shared/useRefresh.ts';
import type { UploadedImage } from '../../uploads/index.ts';
import { type ApplicationValues, applicationForm, atTheirFields, valuesOf } from '../applicationForm.ts';
import { UpdateOIDCClient } from '../operations/UpdateOIDCClient.ts';
import { AddressList } from './AddressList.tsx';
import { FaceBox } from './FaceBox.tsx';
import { ForYourProgram } from './ForYourProgram.tsx';
import { MoreBox } from './MoreBox.tsx';
import { ScopesBox } from './ScopesBox.tsx';
import { SecretsBox } from './SecretsBox.tsx';
import { stateTones } from './stateTones.ts';
import { TestersBox } from './TestersBox.tsx';
import { UseAndDelete } from './UseAndDelete.tsx';

const FORM = 'application-form';

/** One application: what people see, where they return, its secrets, what it may ask for, its use and its end. */
export function ApplicationForm({ application }: { application: ApplicationFieldsFragment }) {
  const { form: texts, frame, states } = useTexts(applicationsTexts);
  const { id, name, type, state, iconImage } = application;
  const isChecked = state === 'APPROVED';
  const [icon, setIcon] = useState<UploadedImage | null>(iconImage ?? null);
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(UpdateOIDCClient);
  const form: Form<ApplicationValues> = useForm({
    schema: applicationForm(type),
    draft: { key: `application-${id}` },
    initial: valuesOf(application),
    async onSubmit({ backchannelLogoutUri, jwks, ...values }) {
      const face = isChecked ? {} : { name: values.name, iconImageId: icon?.id ?? null };
      const { updateOIDCClient } = await mutateAsync({
        input: {
          id,
          ...face,
          redirectUris: values.redirectUris,
          postLogoutRedirectUris: values.postLogoutRedirectUris,
          scopes: values.scopes,
          responseTypes: values.responseTypes,
          idTokenAlgorithm: values.idTokenAlgorithm,
          backchannelLogoutUri: backchannelLogoutUri || null,
          jwks: jwks || null,
        },
      });
      if (updateOIDCClient.problems.length > 0) return atTheirFields(updateOIDCClient.problems, form.kit.getValues());
      flash.set({ body: textsOf(applicationsTexts).form.saved(), type: 'success' });
      void refresh('OIDCClientRegistration');
      return [];
    },
  });
  return (
    <>
      <div className="ws-head">
        <div className="row row--nowrap">
          <AppIcon source={icon} name={name} />
          <h1 lang={UNRECORDED_LANGUAGE}>{name}</h1>
          <StateLabel tone={stateTones[state]} {...(isChecked ? { icon: 'check' as const } : {})}>
            {states[state]()}
          </StateLabel>
        </div>
        {state === 'BLOCKED' ? null : (
          <Button type="submit" form={FORM} variant="primary" busy={form.isBusy} busyWord={texts.saving()}>
            {texts.save()}
          </Button>
        )}
      </div>
      <div className="application">
        <div className="stack">
          <form id={FORM} className="stack" {...form.attributes}>
            <FormProblem form={form} />
            <FaceBox form={form} icon={icon} onIcon={setIcon} isChecked={isChecked} />
            <section className="box stack" aria-labelledby="redirect-addresses">
              <div>
                <h2 id="redirect-addresses">{texts.redirects()}</h2>
                <p className="small soft">{texts.redirectsHint()}</p>
              </div>
              <AddressList form={form} name="redirectUris" least={1} />
            </section>
            <ScopesBox form={form} />
            <MoreBox form={form} hasKeys={type === 'WEB_CONFIDENTIAL'} />
          </form>
          {type === 'WEB_CONFIDENTIAL' ? <SecretsBox id={id} secrets={application.secrets} /> : null}
        </div>
        <aside className="stack" aria-label={frame.about()}>
          <ForYourProgram id={id} />
          {state === 'DRAFT' ? <TestersBox application={application} /> : null}
          <UseAndDelete application={application} />
        </aside>
      </div>
    </>
  );
}
