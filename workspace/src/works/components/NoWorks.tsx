import { ButtonLink, EmptyState } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import worksTexts from '../../messages/works.js';
import { paths } from '../../shared/routes.ts';

/** What stands where works will be. */
export function NoWorks() {
  const { noWorks: texts } = useTexts(worksTexts);
  return (
    <EmptyState
      heading="h2"
      title={texts.title()}
      action={
        <ButtonLink href={paths.newWork} variant="primary" size="lg" icon="plus">
          {texts.first()}
        </ButtonLink>
      }
    >
      {texts.lead()}
    </EmptyState>
  );
}
