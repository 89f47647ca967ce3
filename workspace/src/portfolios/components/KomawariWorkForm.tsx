import { Button, Cover } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import type { UploadedImage } from '../../uploads/index.ts';
import { categoryCache } from '../categoryCache.ts';
import { DeletePortfolioWorkKomawari } from '../operations/DeletePortfolioWorkKomawari.ts';
import { UpdatePortfolioWorkKomawari } from '../operations/UpdatePortfolioWorkKomawari.ts';
import { PictureField } from './PictureField.tsx';
import { RemoveButton } from './RemoveButton.tsx';

export interface KomawariWorkFormProps {
  work: {
    id: string;
    thumbnailImage?: UploadedImage | null;
    work: { title: string; language: string; coverImage?: UploadedImage | null };
  };
  returnTo: string;
}

/** Another picture for an in-product work, in the portfolio alone; without one its cover stands. */
export function KomawariWorkForm({ work, returnTo }: KomawariWorkFormProps) {
  const { komawariWork: texts } = useTexts(portfoliosTexts);
  const { id } = work;
  const { title, language, coverImage } = work.work;
  const [thumbnail, setThumbnail] = useState<UploadedImage | null>(work.thumbnailImage ?? null);
  const finish = useFinish(returnTo);
  const save = useMutation(UpdatePortfolioWorkKomawari, {
    onSuccess({ updatePortfolioWorkKomawari: { problems } }) {
      if (problems.length === 0) categoryCache.change(id, { picture: thumbnail ?? coverImage ?? null });
      return finish(texts.saved(), problems);
    },
  });
  const remove = useMutation(DeletePortfolioWorkKomawari, {
    onSuccess({ deletePortfolioWorkKomawari: { problems } }) {
      if (problems.length === 0) categoryCache.remove(id);
      return finish(texts.takenOut(), problems);
    },
  });
  return (
    <form
      className="stack stack--lg"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ input: { id, thumbnailImageId: thumbnail?.id ?? null } });
      }}
    >
      <header className="ws-head">
        <h1 lang={language}>{title}</h1>
        <div className="row">
          <RemoveButton
            label={texts.takeOut()}
            question={texts.ask({ title })}
            consequence={texts.what()}
            busy={remove.isPending}
            onRemove={() => remove.mutate({ input: { id } })}
          />
          <Button type="submit" variant="primary" busy={save.isPending} busyWord={texts.saving()}>
            {texts.save()}
          </Button>
        </div>
      </header>
      <section className="box row" aria-label={texts.picture()}>
        <span className="works__cover">
          <Cover source={coverImage ?? null} title={title} lang={language} sizes="72px" />
        </span>
        <PictureField label={texts.label()} hint={texts.hint()} picture={thumbnail} onChange={setThumbnail} />
      </section>
    </form>
  );
}

/** Says how it went, and goes back when it went well. */
function useFinish(returnTo: string) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return async (done: string, [problem]: readonly { message: string }[]): Promise<void> => {
    flash.set(problem ? { body: problem.message, type: 'error' } : { body: done, type: 'success' });
    if (problem) return;
    void navigate(returnTo);
    await refresh('Portfolio');
  };
}
