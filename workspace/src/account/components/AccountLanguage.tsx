import { Select } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { wasSaved } from '@komawari/ui/graphql';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { getSession } from '@komawari/ui/session';
import { useState } from 'react';
import profileTexts from '../../messages/profile.js';
import type { InterfaceLanguage } from '../../gql/graphql.ts';
import { updateProfile } from '../operations/updateProfile.ts';

const languages: { value: InterfaceLanguage; label: string; lang: string }[] = [
  { value: 'EN', label: 'English', lang: 'en' },
  { value: 'JA', label: '日本語', lang: 'ja' },
];

interface AccountLanguageProps {
  /** In which language the person is mailed. */
  language: InterfaceLanguage;
  /** Whether it was they who chose it: until then screens are in the language of the device. */
  isChosen: boolean;
}

/** In which language the person sees the workspace and is mailed. Saved at once, and counts at once. */
export function AccountLanguage({ language, isChosen }: AccountLanguageProps) {
  const { language: texts } = useTexts(profileTexts);
  const [changed, setChanged] = useState<InterfaceLanguage | null>(null);
  const [wanted, setWanted] = useState<InterfaceLanguage | null>(null);
  const saved = changed ?? (isChosen ? language : null);
  const notChosen = { value: '', label: texts.notChosen({ mails: language === 'JA' ? 'JA' : 'other' }) };
  const { mutate, isPending } = useMutation(updateProfile, {
    onSuccess: ({ updateProfile: { problems } }) => {
      const [problem] = problems;
      if (problem) setWanted(null);
      else {
        setChanged(wanted);
        // The token says in which language the account is addressed. Whoever gets no new one now gets it with the next.
        void getSession()
          .renew()
          .catch(() => undefined);
      }
      flash.set(problem ? { body: problem.message, type: 'error' } : { body: texts.saved(), type: 'success' });
    },
    onError: (error) => (wasSaved(error) ? setChanged(wanted) : setWanted(null)),
  });
  return (
    <section className="box stack stack--sm">
      <h2>{texts.title()}</h2>
      <Select
        label={texts.label()}
        hint={texts.hint()}
        options={saved === null ? [notChosen, ...languages] : languages}
        value={wanted ?? saved ?? ''}
        disabled={isPending}
        onChange={(event) => {
          const picked = languages.find(({ value }) => value === event.target.value)?.value;
          if (picked === undefined) return;
          setWanted(picked);
          mutate({ input: { language: picked } });
        }}
      />
    </section>
  );
}
