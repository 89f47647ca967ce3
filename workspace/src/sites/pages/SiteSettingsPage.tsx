import { Button, EmptyState, RadioCards, Skeleton, Switch } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
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
  const query = useFormQuery(GetSettingsSite, {});
  return (
    <>
      <title>Site settings | Komawari</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer }) => <Registered viewer={viewer}>{({ user }) => <SettingsForm site={user.site} />}</Registered>}
      </Loaded>
    </>
  );
}

function SettingsForm({ site }: { site: Site }) {
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
      flash.set({ body: 'Site saved', type: 'success' });
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
        title="Settings"
        wide
        action={
          <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Saving">
            Save
          </Button>
        }
      >
        <FormProblem form={form} />
        <WithPreview
          title="Your site"
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
            <h2>Works</h2>
            <div className="directions directions--two">
              <RadioCards
                legend="Order"
                name="workDefaultSortOrder"
                value={values.workDefaultSortOrder}
                onChange={(event) =>
                  set('workDefaultSortOrder', event.target.value as SiteSettings['workDefaultSortOrder'])
                }
                options={[
                  { value: 'NEWEST_FIRST', label: 'Newest first' },
                  { value: 'OLDEST_FIRST', label: 'Oldest first' },
                ]}
              />
              <RadioCards
                legend="Layout"
                name="workLayout"
                value={values.workLayout}
                onChange={(event) => set('workLayout', event.target.value as SiteSettings['workLayout'])}
                options={[
                  { value: 'GRID', label: 'Grid of covers' },
                  { value: 'LIST', label: 'List with descriptions' },
                ]}
              />
            </div>
          </section>
          <section className="box stack stack--sm">
            <h2>Closed site</h2>
            <Switch
              label="Close my site"
              hint="Nobody else can find the site, its works or its pictures. Save to apply."
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
  return (
    <main className="wrap preview-site">
      <EmptyState heading="h2" title="This page is not here">
        It may be private, or its URL may have changed.
      </EmptyState>
    </main>
  );
}
