import { Button, ButtonLink, Notice, Skeleton } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { formatDay } from '@komawari/ui/format';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { getSession } from '@komawari/ui/session';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import accountTexts from '../../messages/account.js';
import { AtNameField } from '../../identity/index.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { WhatGoes } from '../components/WhatGoes.tsx';
import { DeleteAccount } from '../operations/DeleteAccount.ts';
import { MySettingsAccountDelete } from '../operations/MySettingsAccountDelete.ts';
import { leaveDevice } from '@komawari/ui/signOut';
import { sitePath } from '@komawari/ui/sitePath';

/** Tells what goes with the account, asks for its name, and closes it. */
export function DeleteAccountPage() {
  const { deleteAccount: texts } = useTexts(accountTexts);
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
  const query = useQuery(MySettingsAccountDelete, {}, { enabled: deletesAt === null });
  if (deletesAt) return <Closed deletesAt={deletesAt} />;
  return (
    <SettingsFrame title={texts.title()}>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {(viewer) => (
              <>
                <WhatGoes summary={viewer.accountDeletionSummary} />
                <ConfirmDeletion screenName={viewer.user.screenName} onDeleted={setDeletesAt} />
              </>
            )}
          </Registered>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

interface ConfirmDeletionProps {
  screenName: string;
  onDeleted: (deletesAt: string) => void;
}

function ConfirmDeletion({ screenName, onDeleted }: ConfirmDeletionProps) {
  const { deleteAccount: texts } = useTexts(accountTexts);
  const { mutateAsync } = useMutation(DeleteAccount);
  const form = useForm({
    schema: z.object({
      screenName: z
        .string()
        .transform((name) => name.trim().replace(/^@/, ''))
        .refine((name) => name.toLowerCase() === screenName.toLowerCase(), {
          error: () => texts.noName({ name: screenName }),
        }),
    }),
    initial: { screenName: '' },
    async onSubmit(input) {
      const { deleteAccount } = await mutateAsync({ input });
      if (deleteAccount.deletesAt) onDeleted(deleteAccount.deletesAt);
      return deleteAccount.problems;
    },
  });
  return (
    <form className="box stack" {...form.attributes}>
      <h2>{texts.heading({ name: screenName })}</h2>
      <FormProblem form={form} />
      <AtNameField label={texts.type({ name: screenName })} autoComplete="off" {...form.field('screenName')} />
      <div className="row">
        <Button type="submit" variant="danger" icon="trash" busy={form.isBusy} busyWord={texts.closing()}>
          {texts.delete()}
        </Button>
        <ButtonLink href={paths.settingsAccount}>{texts.keep()}</ButtonLink>
      </div>
    </form>
  );
}

function Closed({ deletesAt }: { deletesAt: string }) {
  const { deleteAccount: texts } = useTexts(accountTexts);
  const [isLeaving, setLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its form.
  useEffect(function goOnFromHeading() {
    heading.current?.focus();
  }, []);

  async function leave(): Promise<void> {
    setLeaving(true);
    // The session is over on the server; this takes its cookies away.
    await getSession()
      .signOut()
      .catch(() => undefined);
    await leaveDevice();
    window.location.assign(sitePath('/'));
  }

  return (
    <div className="settings stack">
      <title>{`${texts.closedTitle()} | Komawari`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {texts.closed()}
      </h1>
      <Notice tone="ok" live>
        {texts.what({ day: formatDay(deletesAt) })}
      </Notice>
      <div>
        <Button variant="primary" busy={isLeaving} busyWord={texts.opening()} onClick={() => void leave()}>
          {texts.topPage()}
        </Button>
      </div>
    </div>
  );
}
