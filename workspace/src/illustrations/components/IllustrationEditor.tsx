import { Button, Notice } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { languageOfWork } from '@komawari/ui/writtenLanguage';
import { useState, type ReactNode } from 'react';
import illustrationsTexts from '../../messages/illustrations.js';
import { ActionBar, KeptLine } from '../../shared/components/ActionBar.tsx';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { paths } from '../../shared/routes.ts';
import { WorkLanguageContext } from '../../shared/workLanguage.ts';
import {
  PagesSection,
  type PageFilter,
  PageWordsContext,
  type PagesState,
  useLeaveWarning,
} from '../../pageEditor/index.ts';
import { illustrationWords, type IllustrationValues } from '../illustrationForm.ts';
import { IllustrationPlace, IllustrationTexts } from './IllustrationFields.tsx';

export interface IllustrationEditorProps {
  heading: string;
  form: Form<IllustrationValues>;
  state: PagesState;
  works: readonly { id: string; title: string; language: string }[];
  action: { label: string; busyWord: string };
  /** What this browser keeps of it ends then: "publish", "save". */
  until: 'save' | 'publish';
  /** Whether there is something the server does not have. */
  isKept: boolean;
  /** More buttons of the head. */
  children?: ReactNode;
  /** What has to be said above the form. */
  notice?: ReactNode;
}

/** Why the button is off, or null: an illustration has at least one picture, and all that were chosen. */
function blockOf({ draft, troubles }: PagesState): string | null {
  const { editor: texts } = textsOf(illustrationsTexts);
  if (troubles.errors.length > 0) return texts.errors();
  if (troubles.working.length > 0) return texts.working();
  return draft.pages.length === 0 ? texts.noPicture() : null;
}

/** An illustration: its texts, its pictures in order, who sees it. */
export function IllustrationEditor(props: IllustrationEditorProps) {
  const { heading, form, state, works, action, until, isKept, children, notice } = props;
  const { editor: texts, fields, list } = useTexts(illustrationsTexts);
  const [filter, setFilter] = useState<PageFilter>('all');
  const block = blockOf(state);
  const workId = form.kit.watch('workId');
  const work = works.find(({ id }) => id === workId);
  const leaveWarning = useLeaveWarning(state.troubles.working.length);
  return (
    <WorkLanguageContext value={languageOfWork(work)}>
      <form className="editor" {...form.attributes}>
        <title>{`${heading} | Komawari`}</title>
        <Breadcrumb above={[{ href: paths.illustrations, label: list.title() }]} here={heading} />
        <header className="ws-head editor__head">
          <h1>{heading}</h1>
          <div className="row">{children}</div>
        </header>
        <div className="editor__notices">
          <FormProblem form={form} />
          {notice}
          {block ? (
            <Notice id="why" tone={state.troubles.errors.length > 0 ? 'danger' : 'info'}>
              {block}
            </Notice>
          ) : null}
        </div>
        <div className="ed">
          <div className="stack stack--lg">
            <section className="box" aria-label={texts.texts()}>
              <IllustrationTexts form={form} />
            </section>
            <PageWordsContext value={illustrationWords}>
              <PagesSection state={state} spreads={null} filter={filter} onFilter={setFilter} />
            </PageWordsContext>
          </div>
          <aside className="stack ed__side" aria-label={fields.release()}>
            <IllustrationPlace form={form} works={works} />
          </aside>
        </div>
        <ActionBar line={<KeptLine isKept={isKept} until={until} />}>
          <Button
            type="submit"
            variant="primary"
            disabled={block !== null}
            reasonId="why"
            busy={form.isBusy}
            busyWord={action.busyWord}
          >
            {action.label}
          </Button>
        </ActionBar>
        {leaveWarning}
      </form>
    </WorkLanguageContext>
  );
}
