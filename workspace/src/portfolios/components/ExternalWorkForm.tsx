import { Button, TextArea, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useNavigate } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { CreatorPage, ExternalWorkTab, WithPreview } from '../../preview/index.ts';
import type { UploadedImage } from '../../uploads/index.ts';
import { emptyExternalWork, externalWorkForm, type ExternalWorkValues } from '../portfolioForms.ts';
import { useLookup } from '../useLookup.ts';
import { useSaveExternalWork } from '../useSaveExternalWork.ts';
import { webUrl } from '../../sites/index.ts';
import { Autofill } from './Autofill.tsx';
import { DeleteExternalWorkButton } from './DeleteExternalWorkButton.tsx';
import { PictureField } from './PictureField.tsx';
import { PlacesField } from './PlacesField.tsx';

export interface ExternalWorkFormProps {
  /** Null for a new one. */
  work: (Omit<ExternalWorkValues, 'thumbnailImage'> & { id: string; thumbnailImage?: UploadedImage | null }) | null;
  returnTo: string;
}

/** The form of a work from elsewhere. */
export function ExternalWorkForm({ work, returnTo }: ExternalWorkFormProps) {
  const { externalWork: texts } = useTexts(portfoliosTexts);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const save = useSaveExternalWork(work?.id ?? null);
  const lookup = useLookup();
  const form = useForm({
    schema: externalWorkForm,
    draft: { key: `external-work-${work?.id ?? 'new'}` },
    initial: work
      ? {
          title: work.title,
          description: work.description,
          urls: work.urls.map(({ title, url }) => ({ title, url })),
          thumbnailImage: work.thumbnailImage ?? null,
        }
      : emptyExternalWork,
    async onSubmit(values) {
      const problems = await save(values);
      if (problems.length > 0) return problems;
      await refresh('Portfolio');
      flash.set({ body: texts.saved(), type: 'success' });
      void navigate(returnTo);
      return [];
    },
  });
  const values = form.kit.watch();
  const setThumbnail = (picture: UploadedImage | null): void =>
    form.kit.setValue('thumbnailImage', picture, { shouldDirty: true });
  return (
    <form className="stack stack--lg" {...form.attributes}>
      <header className="ws-head">
        <h1>{work ? texts.known() : texts.fresh()}</h1>
        <div className="row">
          {work ? <DeleteExternalWorkButton id={work.id} title={work.title} returnTo={returnTo} /> : null}
          <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.saving()}>
            {texts.save()}
          </Button>
        </div>
      </header>
      <FormProblem form={form} />
      <WithPreview
        title={texts.preview()}
        page={(user) => (
          <CreatorPage user={user} tab="Mangafolio">
            <ExternalWorkTab
              title={values.title}
              description={values.description}
              picture={values.thumbnailImage}
              places={values.urls.map((place) => ({ ...place, iconAddress: lookup.iconOf(place.url) }))}
            />
          </CreatorPage>
        )}
      >
        <section className="box stack" aria-labelledby="places-heading">
          <h2 id="places-heading">{texts.where()}</h2>
          <PlacesField
            form={form}
            onPaste={(address) => {
              const isEmpty = form.kit.getValues('title').trim() === '';
              if (isEmpty && webUrl.safeParse(address).success) lookup.start(address);
            }}
          />
          <Autofill form={form} lookup={lookup} picture={values.thumbnailImage} onPicture={setThumbnail} />
        </section>
        <section className="box stack" aria-label={texts.work()}>
          <TextField
            label={texts.title()}
            lang={UNRECORDED_LANGUAGE}
            maxCharacters={limits.externalWorkTitle.max}
            {...form.field('title')}
          />
          <TextArea
            label={texts.description()}
            lang={UNRECORDED_LANGUAGE}
            hint={texts.optional()}
            maxCharacters={limits.externalWorkDescription.max}
            {...form.field('description')}
          />
          <PictureField
            label={texts.picture()}
            hint={texts.pictureHint()}
            picture={values.thumbnailImage}
            onChange={setThumbnail}
          />
        </section>
      </WithPreview>
    </form>
  );
}
