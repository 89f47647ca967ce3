import { ButtonLink, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { NOT_SENT, useForm } from '@komawari/ui/forms';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import illustrationsTexts from '../../messages/illustrations.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormConflict } from '../../shared/components/FormConflict.tsx';
import { KeptNotice } from '../../shared/components/KeptNotice.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { conflictOf, type Conflict } from '../../shared/conflict.ts';
import { SuspendedNotice } from '../../shared/components/SuspendedNotice.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import type { EditIllustrationQuery } from '../../gql/graphql.ts';
import { DeleteIllustrationButton } from '../components/DeleteIllustrationButton.tsx';
import { IllustrationDone } from '../components/IllustrationDone.tsx';
import { IllustrationEditor } from '../components/IllustrationEditor.tsx';
import { illustrationForm, illustrationInputOf, picturesOf } from '../illustrationForm.ts';
import { EditIllustration } from '../operations/EditIllustration.ts';
import { UpdateIllustration } from '../operations/UpdateIllustration.ts';
import { useKeptPictures } from '../useKeptPictures.ts';

/** An illustration of the creator's: right after it was made what became of it, otherwise its form. */
export function EditIllustrationPage() {
  const { illustrationId = '' } = useParams();
  const [search] = useSearchParams();
  return search.has('created') ? <IllustrationDone id={illustrationId} /> : <LoadedForm id={illustrationId} />;
}

function LoadedForm({ id }: { id: string }) {
  const [openedAt] = useState(() => Date.now());
  const query = useQuery(EditIllustration, { id });
  // The form owns what it shows; only an answer asked for by this visit may fill it.
  const isFresh = query.dataUpdatedAt >= openedAt;
  return (
    <Loaded query={isFresh ? query : { ...query, data: undefined }} skeleton={<Skeleton kind="box" count={3} />}>
      {(data) => <EditForm data={data} onReload={() => void query.refetch()} key={data.illustration.revision} />}
    </Loaded>
  );
}

function EditForm({ data, onReload }: { data: EditIllustrationQuery; onReload: () => void }) {
  const { editor: texts, list } = useTexts(illustrationsTexts);
  const { illustration } = data;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const name = `illustration-${illustration.id}`;
  const [revision, setRevision] = useState(illustration.revision);
  const { state, kept, discard, forget } = useKeptPictures(name, { pages: picturesOf(illustration) }, revision);
  const initial = {
    title: illustration.title,
    description: illustration.description,
    workId: illustration.work?.id ?? '',
    isOpen: illustration.isOpen,
  };
  const [changed, setChanged] = useState<Conflict | null>(null);
  const { mutateAsync } = useMutation(UpdateIllustration, { handles: ['CONFLICT'] });
  const form = useForm({
    schema: illustrationForm,
    draft: { key: name, revision },
    initial,
    async onSubmit(values) {
      try {
        const { updateIllustration } = await mutateAsync({
          input: {
            id: illustration.id,
            expectedRevision: revision,
            illustration: illustrationInputOf(values, state.draft.pages),
          },
        });
        if (updateIllustration.problems.length > 0) return updateIllustration.problems;
      } catch (error) {
        const conflict = conflictOf(error);
        if (!conflict) throw error;
        setChanged(conflict);
        return NOT_SENT;
      }
      forget();
      flash.set({ body: texts.saved(), type: 'success' });
      void refresh('Illustration');
      void navigate(paths.illustrations);
      return [];
    },
  });

  function startOver(): void {
    discard();
    form.discard();
  }

  function keepThis(current: number): void {
    setRevision(current);
    setChanged(null);
  }

  const back = kept ?? form.kept;
  const works = registeredOf(data.viewer)?.works.edges.map(({ node }) => node) ?? [];
  const own = illustration.work;
  return (
    <IllustrationEditor
      heading={texts.edit()}
      form={form}
      state={state}
      // The work it belongs to may be none of the 30.
      works={own && !works.some(({ id }) => id === own.id) ? [own, ...works] : works}
      action={{ label: texts.save(), busyWord: texts.saving() }}
      until="save"
      isKept={form.isChanged || kept !== null}
      notice={
        <>
          <SuspendedNotice what="illustration" suspension={illustration.suspension} />
          {changed ? (
            <FormConflict conflict={changed} onKeep={keepThis} onLoad={onReload} />
          ) : (
            <KeptNotice kept={back && { ...back, discard: startOver }} />
          )}
        </>
      }
    >
      {illustration.isOpen && !illustration.suspension ? (
        <ButtonLink href={`/illustrations/${illustration.id}`} variant="quiet" icon="eye">
          {list.view()}
        </ButtonLink>
      ) : null}
      <DeleteIllustrationButton illustration={illustration} />
    </IllustrationEditor>
  );
}
