import { Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import portfoliosTexts from '../../messages/portfolios.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { CategoryEditor } from '../components/CategoryEditor.tsx';
import { Trail } from '../components/Trail.tsx';
import { aboveParts } from '../trails.ts';
import { useCategoryDraft } from '../useCategoryDraft.ts';

/** A category of the portfolio, new or saved: its name and its works in order. */
export function CategoryPage() {
  const { category: texts } = useTexts(portfoliosTexts);
  const { query, draft } = useCategoryDraft();
  const here = draft?.id === null ? texts.unnamed() : texts.title();
  return (
    <>
      <Trail above={aboveParts()} here={here} />
      <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
        {() => (draft ? <CategoryEditor key={draft.id} heading={here} draft={draft} /> : <NotFoundMessage />)}
      </Loaded>
    </>
  );
}
