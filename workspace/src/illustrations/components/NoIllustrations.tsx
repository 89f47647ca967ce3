import { ButtonLink, EmptyState } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import illustrationsTexts from '../../messages/illustrations.js';
import { paths } from '../../shared/routes.ts';

/** What stands where illustrations will be. */
export function NoIllustrations() {
  const { list: texts } = useTexts(illustrationsTexts);
  return (
    <EmptyState
      heading="h2"
      title={texts.none()}
      action={
        <ButtonLink href={paths.newIllustration} variant="primary" size="lg" icon="plus">
          {texts.first()}
        </ButtonLink>
      }
    >
      {texts.noneLead()}
    </EmptyState>
  );
}
