import { ButtonLink } from '@komawari/ui/components';

/** Says inside a screen that what it would show is not here. */
export function NotFoundMessage() {
  return (
    <div className="empty">
      <h1 className="lone__title">This page is not here</h1>
      <p className="small soft">It may be private, or its URL may have changed.</p>
      <ButtonLink href="/">Go to the top page</ButtonLink>
    </div>
  );
}
