import { Button, ButtonLink, Notice, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { clearDraft, useForm } from '@komawari/ui/forms';
import { GraphQLRequestError } from '@komawari/ui/graphql';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useRefresh } from '../../shared/useRefresh.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { KeptNotice } from '../../pageEditor/index.ts';
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
  const { illustration } = data;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const name = `illustration-${illustration.id}`;
  const { state, keptAt, discard, forget } = useKeptPictures(
    name,
    { pages: picturesOf(illustration) },
    illustration.revision,
  );
  const draft = { key: `${name}-${illustration.revision}` };
  const initial = {
    title: illustration.title,
    description: illustration.description,
    workId: illustration.work?.id ?? '',
    isOpen: illustration.isOpen,
  };
  const [revision, setRevision] = useState(illustration.revision);
  const [changed, setChanged] = useState<number | null>(null);
  const { mutateAsync } = useMutation(UpdateIllustration, { handles: ['CONFLICT'] });
  const form = useForm({
    schema: illustrationForm,
    draft,
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
        if (!(error instanceof GraphQLRequestError) || error.code !== 'CONFLICT') throw error;
        setChanged(error.details.currentRevision ?? revision);
        return [];
      }
      forget();
      flash.set({ body: 'Saved', type: 'success' });
      void refresh('Illustration');
      void navigate(paths.illustrations);
      return [];
    },
  });

  function startOver(): void {
    discard();
    clearDraft(draft);
    form.kit.reset(initial);
  }

  const works = registeredOf(data.viewer)?.works.edges.map(({ node }) => node) ?? [];
  const own = illustration.work;
  return (
    <IllustrationEditor
      heading="Edit the illustration"
      form={form}
      state={state}
      // The work it belongs to may be none of the 30.
      works={own && !works.some(({ id }) => id === own.id) ? [own, ...works] : works}
      action={{ label: 'Save', busyWord: 'Saving' }}
      until="save"
      isKept={form.isChanged || keptAt !== null}
      notice={
        changed === null ? (
          keptAt && <KeptNotice keptAt={keptAt} onDiscard={startOver} />
        ) : (
          <Notice
            tone="warn"
            icon="alert"
            live
            action={
              <>
                <Button
                  onClick={() => {
                    setRevision(changed);
                    setChanged(null);
                  }}
                >
                  Keep this version
                </Button>
                <Button variant="quiet" onClick={onReload}>
                  Load the other one
                </Button>
              </>
            }
          >
            <b>You changed this in another tab.</b> Keep this version and save again, or load the other one.
          </Notice>
        )
      }
    >
      {illustration.isOpen ? (
        <ButtonLink href={`/illustrations/${illustration.id}`} variant="quiet" icon="eye">
          View
        </ButtonLink>
      ) : null}
      <DeleteIllustrationButton illustration={illustration} />
    </IllustrationEditor>
  );
}
