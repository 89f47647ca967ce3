import { useTexts } from '@komawari/ui/language/react';
import illustrationsTexts from '../../messages/illustrations.js';
import { OWN_PER_PAGE, OwnList } from '../../shared/components/OwnList.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { useTitleList } from '../../shared/useTitleList.ts';
import { IllustrationLine } from '../components/IllustrationLine.tsx';
import { NoIllustrations } from '../components/NoIllustrations.tsx';
import { GetWorkspaceIllustrations } from '../operations/GetWorkspaceIllustrations.ts';

/** Every illustration of the creator; the address holds their order (`sort`) and the words looked for (`title`). */
export function IllustrationsPage() {
  const { list: texts } = useTexts(illustrationsTexts);
  const own = useTitleList();
  const list = usePages(
    GetWorkspaceIllustrations,
    OWN_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.illustrations ?? null,
    own.asked,
  );
  return (
    <OwnList
      title={texts.title()}
      what="illustrations"
      noun={texts.noun()}
      make={{ href: paths.newIllustration, label: texts.make() }}
      own={own}
      list={list}
      none={<NoIllustrations />}
    >
      {(illustration) => <IllustrationLine key={illustration.id} illustration={illustration} />}
    </OwnList>
  );
}
