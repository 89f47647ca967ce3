import { Button, EmptyState, RadioCards, Skeleton, Switch } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import sitesTexts from '../../messages/sites.js';
import { useFormQuery } from '../../shared/useFormQuery.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import type { GetSettingsSiteQuery } from '../../gql/graphql.ts';
import { CreatorPage, MangaTab, WithPreview } from '../../preview/index.ts';
import { SiteFrame } from '../components/SiteFrame.tsx';
import { GetSettingsSite } from '../operations/GetSettingsSite.ts';
import { updateSite } from '../operations/updateSite.ts';
import { siteSettingsForm, type SiteSettings } from '../siteForm.ts';

type Site = Extract<GetSettingsSiteQuery['viewer'], { __typename: 'RegisteredViewer' }>['user']['site'];

/** Whether the creator's site is open, and how works stand on it. */
export function SiteSettingsPage() {
  const { settings: texts } = useTexts(sitesTexts);
  const query = useFormQuery(GetSettingsSite, {});
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer }) => <Registered viewer={viewer}>{({ user }) => <SettingsForm site={user.site} />}</Registered>}
      </Loaded>
    </>
  );
}

function SettingsForm({ site }: { site: Site }) {
  const { settings: texts, form: formTexts, overview } = useTexts(sitesTexts);
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(updateSite);
  const form = useForm({
    schema: siteSettingsForm,
    draft: { key: 'site-settings' },
    initial: {
      isClosed: site.isClosed,
      workDefaultSortOrder: site.workDefaultSortOrder,
      workLayout: site.workLayout,
    },
    async onSubmit(input) {
      const { updateSite: answer } = await mutateAsync({ input });
      if (answer.problems.length > 0) return answer.problems;
      flash.set({ body: formTexts.saved(), type: 'success' });
      void refresh('Site', 'User');
      return [];
    },
  });
  const values = form.kit.watch();
  const set = <Name extends keyof SiteSettings>(name: Name, value: SiteSettings[Name]) =>
    form.kit.setValue(name, value as never, { shouldDirty: true });
  return (
    <form {...form.attributes}>
      <SiteFrame
        title={overview.settings()}
        wide
        action={
          <Button type="submit" variant="primary" busy={form.isBusy} busyWord={formTexts.saving()}>
            {formTexts.save()}
          </Button>
        }
      >
        <FormProblem form={form} />
        <WithPreview
          title={formTexts.yourSite()}
          page={(shown) =>
            values.isClosed ? (
              <ClosedPage />
            ) : (
              <CreatorPage user={shown} tab="Manga">
                <MangaTab site={shown.site} order={values.workDefaultSortOrder} layout={values.workLayout} />
              </CreatorPage>
            )
          }
        >
          <section className="box stack">
            <h2>{texts.works()}</h2>
            <div className="directions directions--two">
              <RadioCards
                legend={texts.order()}
                name="workDefaultSortOrder"
                value={values.workDefaultSortOrder}
                onChange={(event) =>
                  set('workDefaultSortOrder', event.target.value as SiteSettings['workDefaultSortOrder'])
                }
                options={[
                  { value: 'NEWEST_FIRST', label: texts.newest() },
                  { value: 'OLDEST_FIRST', label: texts.oldest() },
                ]}
              />
              <RadioCards
                legend={texts.layout()}
                name="workLayout"
                value={values.workLayout}
                onChange={(event) => set('workLayout', event.target.value as SiteSettings['workLayout'])}
                options={[
                  { value: 'GRID', label: texts.grid() },
                  { value: 'LIST', label: texts.list() },
                ]}
              />
            </div>
          </section>
          <section className="box stack stack--sm">
            <h2>{texts.closing()}</h2>
            <Switch
              label={texts.close()}
              hint={texts.closeHint()}
              checked={values.isClosed}
              onChange={(event) => set('isClosed', event.target.checked)}
            />
          </section>
        </WithPreview>
      </SiteFrame>
    </form>
  );
}

/** What everybody else sees of a closed site. */
function ClosedPage() {
  const { settings: texts } = useTexts(sitesTexts);
  return (
    <main className="wrap preview-site">
      <EmptyState heading="h2" title={texts.gone()}>
        {texts.goneLead()}
      </EmptyState>
    </main>
  );
}
