import { ButtonLink, EmptyState } from '@komawari/ui/components';
import { paths } from '../../shared/routes.ts';

/** What stands where illustrations will be. */
export function NoIllustrations() {
  return (
    <EmptyState
      heading="h2"
      title="Your illustrations will appear here"
      action={
        <ButtonLink href={paths.newIllustration} variant="primary" size="lg" icon="plus">
          Publish your first illustration
        </ButtonLink>
      }
    >
      One picture or fifty, in the order you choose.
    </EmptyState>
  );
}
