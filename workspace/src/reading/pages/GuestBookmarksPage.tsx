import { useTexts } from '@komawari/ui/language/react';
import readingTexts from '../../messages/reading.js';
import { paths } from '../../shared/routes.ts';
import { GuestNotice } from '../components/GuestNotice.tsx';
import { BookmarksPage } from './BookmarksPage.tsx';

/** The bookmarks of a guest: those of the anonymous account this browser holds. */
export function GuestBookmarksPage() {
  const { bookmarks: texts } = useTexts(readingTexts);
  return <BookmarksPage notice={<GuestNotice to={paths.bookmarks}>{texts.guest()}</GuestNotice>} />;
}
