import { Button, Cover } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
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
    work: { title: string; coverImage?: UploadedImage | null };
  };
  returnTo: string;
}

/** Another picture for an in-product work, in the portfolio alone; without one its cover stands. */
export function KomawariWorkForm({ work, returnTo }: KomawariWorkFormProps) {
  const { id } = work;
  const { title, coverImage } = work.work;
  const [thumbnail, setThumbnail] = useState<UploadedImage | null>(work.thumbnailImage ?? null);
  const finish = useFinish(returnTo);
  const save = useMutation(UpdatePortfolioWorkKomawari, {
    onSuccess({ updatePortfolioWorkKomawari: { problems } }) {
      if (problems.length === 0) categoryCache.change(id, { picture: thumbnail ?? coverImage ?? null });
      return finish('Work saved', problems);
    },
  });
  const remove = useMutation(DeletePortfolioWorkKomawari, {
    onSuccess({ deletePortfolioWorkKomawari: { problems } }) {
      if (problems.length === 0) categoryCache.remove(id);
      return finish('Taken out of your mangafolio', problems);
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
        <h1 lang="ja">{title}</h1>
        <div className="row">
          <RemoveButton
            label="Take out"
            question={`Take ${title} out?`}
            consequence="It leaves your mangafolio and all its categories. The work itself stays."
            busy={remove.isPending}
            onRemove={() => remove.mutate({ input: { id } })}
          />
          <Button type="submit" variant="primary" busy={save.isPending} busyWord="Saving">
            Save
          </Button>
        </div>
      </header>
      <section className="box row" aria-label="Picture">
        <span className="works__cover">
          <Cover source={coverImage ?? null} title={title} lang="ja" sizes="72px" />
        </span>
        <PictureField
          label="Picture in your mangafolio"
          hint="Optional. Without one, the cover is shown."
          picture={thumbnail}
          onChange={setThumbnail}
        />
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
