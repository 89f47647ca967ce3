import { Button, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useNavigate } from 'react-router';
import portfoliosTexts from '../../messages/portfolios.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { paths } from '../../shared/routes.ts';
import { CreatorPage, PortfolioTab, WithPreview } from '../../preview/index.ts';
import { draftTiers } from '../draftTiers.ts';
import { categoryCache, type CachedCategory } from '../categoryCache.ts';
import { addPortfolioCategory } from '../operations/addPortfolioCategory.ts';
import { updatePortfolioCategory } from '../operations/updatePortfolioCategory.ts';
import { categoryForm } from '../portfolioForms.ts';
import { CategoryWorks } from './CategoryWorks.tsx';
import { DeleteCategoryButton } from './DeleteCategoryButton.tsx';

export interface CategoryEditorProps {
  heading: string;
  draft: CachedCategory;
}

/** The form of a category. What is changed is kept while works are picked at other addresses. */
export function CategoryEditor({ heading, draft }: CategoryEditorProps) {
  const { category: texts } = useTexts(portfoliosTexts);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const add = useMutation(addPortfolioCategory);
  const update = useMutation(updatePortfolioCategory);
  const form = useForm({
    schema: categoryForm,
    initial: { title: draft.title },
    async onSubmit({ title }) {
      const input = { title, workIds: draft.works.map(({ id }) => id) };
      const { problems } =
        draft.id === null
          ? (await add.mutateAsync({ input })).addPortfolioCategory
          : (await update.mutateAsync({ input: { id: draft.id, ...input } })).updatePortfolioCategory;
      if (problems.length > 0) return problems;
      await refresh('Portfolio');
      categoryCache.clear();
      flash.set({ body: texts.saved(), type: 'success' });
      void navigate(paths.portfolioEdit);
      return [];
    },
  });
  const title = form.field('title');
  const shownTitle = form.kit.watch('title');

  return (
    <form className="stack stack--lg" {...form.attributes}>
      <header className="ws-head">
        <h1>{heading}</h1>
        <div className="row">
          {draft.id === null ? null : <DeleteCategoryButton id={draft.id} title={draft.title} />}
          <Button
            variant="quiet"
            onClick={() => {
              categoryCache.clear();
              void navigate(paths.portfolioEdit);
            }}
          >
            {texts.cancel()}
          </Button>
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
            <PortfolioTab
              banner={user.portfolio?.bannerImage ?? null}
              tiers={draftTiers(user.portfolio, { ...draft, title: shownTitle })}
            />
          </CreatorPage>
        )}
      >
        <section className="box">
          <TextField
            label={texts.name()}
            lang={UNRECORDED_LANGUAGE}
            maxCharacters={limits.portfolioCategoryTitle.max}
            {...title}
            onChange={(event) => {
              categoryCache.set({ ...draft, title: event.target.value });
              return title.onChange(event);
            }}
          />
        </section>
        <CategoryWorks
          categoryId={draft.id}
          works={draft.works}
          onChange={(works) => categoryCache.set({ ...draft, works })}
        />
      </WithPreview>
    </form>
  );
}
