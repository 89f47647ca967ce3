import type { Form } from '@komawari/ui/forms';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { tagProblem } from './tagTitle.ts';
import type { WorkValues } from './workForm.ts';

/** Puts the tag of a theme that led here (`?tag=`) on the work, once, unless it is there or the ten are full. */
export function useInvitedTag({ kit }: Form<WorkValues>): void {
  const [query, setQuery] = useSearchParams();
  const tag = query.get('tag');
  useEffect(
    function useTag() {
      if (tag === null) return;
      const titles = kit.getValues('tagTitles');
      if (tagProblem(tag) === null && !titles.includes(tag) && titles.length < 10)
        kit.setValue('tagTitles', [...titles, tag], { shouldDirty: true });
      setQuery({}, { replace: true });
    },
    [tag, kit, setQuery],
  );
}
