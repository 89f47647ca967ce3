import { ButtonLink, EmptyState } from '@komawari/ui/components';
import { paths } from '../../shared/routes.ts';

/** What stands where works will be. */
export function NoWorks() {
  return (
    <div className="works__first">
      <EmptyState
        heading="h2"
        title="Your works will appear here"
        action={
          <ButtonLink href={paths.newWork} variant="primary" size="lg" icon="plus">
            Publish your first work
          </ButtonLink>
        }
      >
        One form makes the work and its first episode. Drop the pages, and they sort themselves.
      </EmptyState>
    </div>
  );
}
