import { paths } from '../../shared/routes.ts';
import { GuestNotice } from '../components/GuestNotice.tsx';
import { BookmarksPage } from './BookmarksPage.tsx';

/** The bookmarks of a guest: those of the anonymous account this browser holds. */
export const GuestBookmarksPage = () => (
  <BookmarksPage
    notice={
      <GuestNotice to={paths.bookmarks}>
        These bookmarks live in this browser. With an account they follow you.
      </GuestNotice>
    }
  />
);
