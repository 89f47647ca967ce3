import { useForm } from '@komawari/ui/forms';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { generatePath, useNavigate } from 'react-router';
import illustrationsTexts from '../../messages/illustrations.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { paths } from '../../shared/routes.ts';
import { registeredOf } from '../../shared/registeredOf.ts';
import { KeptNotice } from '../../shared/components/KeptNotice.tsx';
import { IllustrationEditor } from '../components/IllustrationEditor.tsx';
import { emptyIllustration, illustrationForm, illustrationInputOf } from '../illustrationForm.ts';
import { createIllustration } from '../operations/createIllustration.ts';
import { NewIllustration } from '../operations/NewIllustration.ts';
import { useKeptPictures } from '../useKeptPictures.ts';

const DRAFT = { key: 'new-illustration' };

/** A new illustration. */
export function NewIllustrationPage() {
  const { list, editor: texts } = useTexts(illustrationsTexts);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { data } = useQuery(NewIllustration, {});
  const { state, kept, discard, forget } = useKeptPictures(DRAFT.key);
  const { mutateAsync } = useMutation(createIllustration);
  const form = useForm({
    schema: illustrationForm,
    initial: emptyIllustration,
    draft: DRAFT,
    async onSubmit(values) {
      const { createIllustration: made } = await mutateAsync({
        input: { illustration: illustrationInputOf(values, state.draft.pages) },
      });
      if (!made.illustration) return made.problems;
      forget();
      void refresh('Illustration');
      void navigate(`${generatePath(paths.illustration, { illustrationId: made.illustration.id })}?created`);
      return [];
    },
  });

  function startOver(): void {
    discard();
    form.discard();
  }

  const back = kept ?? form.kept;
  const isOpen = form.kit.watch('isOpen');
  return (
    <IllustrationEditor
      heading={list.make()}
      form={form}
      notice={<KeptNotice kept={back && { ...back, discard: startOver }} />}
      state={state}
      works={(data ? registeredOf(data.viewer)?.works.edges : [])?.map(({ node }) => node) ?? []}
      until={isOpen ? 'publish' : 'save'}
      isKept={form.isChanged || state.draft.pages.length > 0}
      action={
        isOpen
          ? { label: texts.publish(), busyWord: texts.publishing() }
          : { label: texts.saveClosed(), busyWord: texts.saving() }
      }
    />
  );
}
