import { Button, ButtonLink, Skeleton, TextArea, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import sitesTexts from '../../messages/sites.js';
import { useFormQuery } from '../../shared/useFormQuery.ts';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import type { GetSettingsSiteQuery } from '../../gql/graphql.ts';
import { CreatorPage, MangaTab, WithPreview } from '../../preview/index.ts';
import { HeroField } from '../components/HeroField.tsx';
import { SiteFrame } from '../components/SiteFrame.tsx';
import { ColorField } from '../components/ColorField.tsx';
import { LinksField } from '../components/LinksField.tsx';
import { GetSettingsSite } from '../operations/GetSettingsSite.ts';
import { updateSite } from '../operations/updateSite.ts';
import { siteLooksForm, type SiteLooks } from '../siteForm.ts';
import { Registered } from '../../shared/components/Registered.tsx';

type User = Extract<GetSettingsSiteQuery['viewer'], { __typename: 'RegisteredViewer' }>['user'];

/** How the creator's site looks. */
export function SiteEditPage() {
  const { overview } = useTexts(sitesTexts);
  const query = useFormQuery(GetSettingsSite, {});
  return (
    <>
      <title>{`${overview.edit()} | Komawari`}</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
        {({ viewer }) => <Registered viewer={viewer}>{({ user }) => <SiteForm user={user} />}</Registered>}
      </Loaded>
    </>
  );
}

function SiteForm({ user }: { user: User }) {
  const { overview, form: texts, links } = useTexts(sitesTexts);
  const { site } = user;
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(updateSite);
  const form = useForm({
    schema: siteLooksForm,
    draft: { key: 'site' },
    initial: {
      title: site.title,
      description: site.description,
      comment: site.comment,
      color: site.color,
      links: site.links.map(({ title, url }) => ({ title, url })),
      heroImage: site.heroImage ?? null,
    },
    async onSubmit({ heroImage, ...looks }) {
      const { updateSite: answer } = await mutateAsync({ input: { ...looks, heroImageId: heroImage?.id ?? null } });
      if (answer.problems.length > 0) return answer.problems;
      flash.set({ body: texts.saved(), type: 'success' });
      void refresh('Site', 'User');
      return [];
    },
  });
  const { kit } = form;
  const values = kit.watch();
  const set = <Name extends keyof SiteLooks>(name: Name, value: SiteLooks[Name]) =>
    kit.setValue(name, value as never, { shouldDirty: true });

  return (
    <form {...form.attributes}>
      <SiteFrame
        title={overview.edit()}
        wide
        action={
          <>
            <ButtonLink href={`/@${user.screenName}`} icon="eye">
              {overview.view()}
            </ButtonLink>
            <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.saving()}>
              {texts.save()}
            </Button>
          </>
        }
      >
        <FormProblem form={form} />
        <WithPreview
          title={texts.yourSite()}
          page={(shown) => (
            <CreatorPage user={shown} tab="Manga" draft={values}>
              <MangaTab site={shown.site} />
            </CreatorPage>
          )}
        >
          <section className="box stack">
            <h2>{texts.looks()}</h2>
            <HeroField hero={values.heroImage} onChange={(hero) => set('heroImage', hero)} />
            <TextField
              label={texts.title()}
              lang={UNRECORDED_LANGUAGE}
              maxCharacters={limits.siteTitle.max}
              hint={texts.titleHint()}
              {...form.field('title')}
            />
            <TextArea
              label={texts.description()}
              lang={UNRECORDED_LANGUAGE}
              maxCharacters={limits.siteDescription.max}
              hint={texts.optional()}
              {...form.field('description')}
            />
            <TextArea
              label={texts.now()}
              lang={UNRECORDED_LANGUAGE}
              maxCharacters={limits.siteComment.max}
              hint={texts.nowHint()}
              {...form.field('comment')}
            />
            <ColorField
              value={values.color}
              error={form.field('color').error}
              onChange={(color) => set('color', color)}
            />
          </section>
          <section className="box stack">
            <h2>{links.heading()}</h2>
            <LinksField
              links={values.links}
              errorOf={(index, name) => form.field(`links.${index}.${name}` as never).error}
              onChange={(links) => set('links', links)}
            />
          </section>
        </WithPreview>
      </SiteFrame>
    </form>
  );
}
