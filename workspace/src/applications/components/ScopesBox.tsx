import { Switch } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import applicationsTexts from '../../messages/applications.js';
import { applicationScopes, describeScope } from '../../shared/applicationScopes.ts';
import type { ApplicationValues } from '../applicationForm.ts';

/** What an application may ask people for. */
export function ScopesBox({ form }: { form: Form<ApplicationValues> }) {
  const { scopesBox } = useTexts(applicationsTexts);
  const scopes = form.kit.watch('scopes');
  const names = applicationScopes.filter((name) => name !== 'openid');
  return (
    <section className="box stack stack--sm" aria-labelledby="it-may-ask">
      <h2 id="it-may-ask">{scopesBox.title()}</h2>
      <p className="small soft">{scopesBox.lead()}</p>
      {names.map((name) => (
        <Switch
          key={name}
          label={describeScope(name).label}
          hint={<code>{name}</code>}
          checked={scopes.includes(name)}
          onChange={({ currentTarget: { checked } }) =>
            form.kit.setValue('scopes', checked ? [...scopes, name] : scopes.filter((one) => one !== name), {
              shouldDirty: true,
            })
          }
        />
      ))}
    </section>
  );
}
