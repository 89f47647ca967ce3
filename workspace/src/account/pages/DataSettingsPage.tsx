import { Notice, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import ownDataTexts from '../../messages/ownData.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import type { GetMyDataQuery } from '../../gql/graphql.ts';
import { registeredOf } from '../../shared/registeredOf.ts';
import { ExportSection } from '../components/ExportSection.tsx';
import { ImportSection } from '../components/ImportSection.tsx';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { GetMyData } from '../operations/GetMyData.ts';

/** Milliseconds between looks at a file that is on its way. */
const LOOK_EVERY = 1500;

function isUnderWay(data: GetMyDataQuery | undefined): boolean {
  const viewer = data ? registeredOf(data.viewer) : null;
  return [viewer?.dataExport?.state, viewer?.dataImport?.state].some(
    (state) => state === 'WAITING' || state === 'RUNNING',
  );
}

/** All of the person's data, out as one file and in again. */
export function DataSettingsPage() {
  const { data: texts } = useTexts(ownDataTexts);
  const query = useQuery(
    GetMyData,
    {},
    { refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_EVERY : false) },
  );
  return (
    <SettingsFrame title={texts.title()}>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {(viewer) => (
              <>
                <ExportSection archive={viewer.dataExport ?? null} />
                {viewer.kind === 'REGISTERED' ? (
                  <ImportSection archive={viewer.dataImport ?? null} />
                ) : (
                  <Notice>{texts.noEmail()}</Notice>
                )}
              </>
            )}
          </Registered>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
