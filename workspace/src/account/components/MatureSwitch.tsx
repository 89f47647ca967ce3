import { Switch } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { wasSaved } from '@komawari/ui/graphql';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import profileTexts from '../../messages/profile.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { updateProfile } from '../operations/updateProfile.ts';

export interface MatureSwitchProps {
  showsMature: boolean;
  /** False for whoever is under 18 by their birthday. */
  canShowMature: boolean;
}

const A_YEAR_IN_SECONDS = 365 * 86_400;

/** The gates of this browser open by themselves, or ask again (api/src/http/saysAdult.ts). */
function rememberHere(showsMature: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const life = showsMature ? A_YEAR_IN_SECONDS : 0;
  document.cookie = `komawari_adult=1; Path=/; SameSite=Lax; Max-Age=${life}${secure}`;
}

/** Shows mature works, or leaves them out again. Saved at once. */
export function MatureSwitch({ showsMature, canShowMature }: MatureSwitchProps) {
  const { mature: texts } = useTexts(profileTexts);
  const refresh = useRefresh();
  const [isOn, setIsOn] = useState(showsMature);
  const { mutate, isPending } = useMutation(updateProfile, {
    onSuccess: ({ updateProfile: { problems } }, { input }) => {
      const [problem] = problems;
      if (problem) {
        setIsOn(!input.showsMature);
        flash.set({ body: problem.message, type: 'error' });
        return undefined;
      }
      rememberHere(input.showsMature === true);
      flash.set({ body: input.showsMature ? texts.shown() : texts.leftOut(), type: 'success' });
      return refresh('User');
    },
    onError: (error, { input }) => setIsOn(input.showsMature === wasSaved(error)),
  });
  return (
    <section className="box stack stack--sm">
      <h2>{texts.title()}</h2>
      {canShowMature ? (
        <Switch
          label={texts.label()}
          hint={texts.hint()}
          checked={isOn}
          disabled={isPending}
          onChange={(event) => {
            setIsOn(event.target.checked);
            mutate({ input: { showsMature: event.target.checked } });
          }}
        />
      ) : (
        <p className="soft">{texts.young()}</p>
      )}
    </section>
  );
}
