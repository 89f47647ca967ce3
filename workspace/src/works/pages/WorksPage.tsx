import { useTexts } from '@komawari/ui/language/react';
import worksTexts from '../../messages/works.js';
import { OWN_PER_PAGE, OwnList } from '../../shared/components/OwnList.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { useTitleList } from '../../shared/useTitleList.ts';
import { NoWorks } from '../components/NoWorks.tsx';
import { WorkLine } from '../components/WorkLine.tsx';
import { GetWorkspaceViewerWorks } from '../operations/GetWorkspaceViewerWorks.ts';

/** Every work of the creator; the address holds their order (`sort`) and the words looked for (`title`). */
export function WorksPage() {
  const { lists: texts } = useTexts(worksTexts);
  const own = useTitleList();
  const list = usePages(
    GetWorkspaceViewerWorks,
    OWN_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.works ?? null,
    own.asked,
  );
  return (
    <OwnList
      title={texts.title()}
      what="works"
      noun={texts.noun()}
      make={{ href: paths.newWork, label: texts.newWork() }}
      own={own}
      list={list}
      none={<NoWorks />}
    >
      {(work) => <WorkLine key={work.id} work={work} />}
    </OwnList>
  );
}
