import { Switch } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { wasSaved } from '@komawari/ui/graphql';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import profileTexts from '../../messages/profile.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { updateSite } from '../../sites/index.ts';

/** Closes the own site for everybody else, and opens it again. Saved at once. */
export function ClosedSiteSwitch({ isClosed }: { isClosed: boolean }) {
  const { closedSite: texts } = useTexts(profileTexts);
  const refresh = useRefresh();
  const [isOn, setIsOn] = useState(isClosed);
  const { mutate, isPending } = useMutation(updateSite, {
    onSuccess: (_result, { input }) => {
      flash.set({ body: input.isClosed ? texts.closed() : texts.open(), type: 'success' });
      return refresh('Site', 'User');
    },
    onError: (error, { input }) => setIsOn(input.isClosed === wasSaved(error)),
  });
  return (
    <section className="box stack stack--sm">
      <h2>{texts.title()}</h2>
      <Switch
        label={texts.label()}
        hint={texts.hint()}
        checked={isOn}
        disabled={isPending}
        onChange={(event) => {
          setIsOn(event.target.checked);
          mutate({ input: { isClosed: event.target.checked } });
        }}
      />
    </section>
  );
}
