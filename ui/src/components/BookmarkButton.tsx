import { Icon } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import cardsTexts from '../messages/cards.js';
import { classNames } from './classNames.ts';

export interface BookmarkButtonProps {
  bookmarked: boolean;
  onToggle: (bookmarked: boolean) => void;
  /** What is bookmarked, for assistive technology. */
  title: string;
  size?: 'md' | 'lg';
}

/** Bookmark a work. The caller changes the state at once and offers Undo in a flash message. */
export function BookmarkButton({ bookmarked, onToggle, title, size = 'md' }: BookmarkButtonProps) {
  const { watch: texts } = useTexts(cardsTexts);
  return (
    <button
      type="button"
      className={classNames('btn btn--line', size === 'lg' && 'btn--lg')}
      aria-pressed={bookmarked}
      aria-label={bookmarked ? texts.bookmarkedWhat({ title }) : texts.bookmarkWhat({ title })}
      onClick={() => onToggle(!bookmarked)}
    >
      <Icon name="bookmark" solid={bookmarked} />
      <span className="btn__faces" aria-hidden="true">
        <span className="btn__face" data-shown={!bookmarked}>
          {texts.bookmark()}
        </span>
        <span className="btn__face" data-shown={bookmarked}>
          {texts.bookmarked()}
        </span>
      </span>
    </button>
  );
}
