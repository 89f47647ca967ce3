import { ButtonLink } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import sharedTexts from '../../messages/shared.js';

/** Says inside a screen that what it would show is not here. */
export function NotFoundMessage() {
  const { notFound } = useTexts(sharedTexts);
  return (
    <div className="empty">
      <h1 className="lone__title">{notFound.title()}</h1>
      <p className="small soft">{notFound.lead()}</p>
      <ButtonLink href="/">{notFound.topPage()}</ButtonLink>
    </div>
  );
}
