import { ButtonLink, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import portfoliosTexts from '../../messages/portfolios.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import type { GetWorkspacePortfolioEditorQuery } from '../../gql/graphql.ts';
import { CreatorPage, PortfolioTab, WithPreview, savedTiers } from '../../preview/index.ts';
import type { UploadedImage } from '../../uploads/index.ts';
import { BannerField } from '../components/BannerField.tsx';
import { CategoriesSection } from '../components/CategoriesSection.tsx';
import { Trail } from '../components/Trail.tsx';
import { holdsWorks } from '../listedWork.ts';
import { GetWorkspacePortfolioEditor } from '../operations/GetWorkspacePortfolioEditor.ts';
import { updatePortfolioBannerImage } from '../operations/updatePortfolioBannerImage.ts';
import { aboveEdit } from '../trails.ts';

type User = Extract<GetWorkspacePortfolioEditorQuery['viewer'], { __typename: 'RegisteredViewer' }>['user'];

/** The portfolio's banner and its categories in order. */
export function PortfolioEditPage() {
  const { edit: texts } = useTexts(portfoliosTexts);
  const query = useQuery(GetWorkspacePortfolioEditor, {});
  return (
    <>
      <Trail above={aboveEdit()} here={texts.here()} />
      <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
        {({ viewer }) => <Registered viewer={viewer}>{({ user }) => <Editor user={user} />}</Registered>}
      </Loaded>
    </>
  );
}

function Editor({ user }: { user: User }) {
  const { edit: texts } = useTexts(portfoliosTexts);
  const { portfolio } = user;
  return (
    <div className="stack stack--lg">
      <header className="ws-head">
        <h1>{texts.title()}</h1>
        {holdsWorks(portfolio) ? (
          <ButtonLink href={`/@${user.screenName}/mangafolio`} variant="quiet" icon="eye">
            {texts.view()}
          </ButtonLink>
        ) : null}
      </header>
      <WithPreview
        title={texts.preview()}
        page={(shown) => (
          <CreatorPage user={shown} tab="Mangafolio">
            <PortfolioTab banner={portfolio?.bannerImage ?? null} tiers={savedTiers(shown.portfolio)} />
          </CreatorPage>
        )}
      >
        <section className="box">
          <Banner banner={portfolio?.bannerImage ?? null} />
        </section>
        <CategoriesSection categories={portfolio?.categories ?? []} />
        <section className="box stack" aria-labelledby="works-heading">
          <h2 id="works-heading">{texts.allWorks()}</h2>
          <p className="soft">{texts.allWorksLead()}</p>
          <div className="row">
            <ButtonLink href={paths.portfolioWorks}>{texts.seeAll()}</ButtonLink>
          </div>
        </section>
      </WithPreview>
    </div>
  );
}

/** The wide picture on top; it is saved as soon as it has arrived. */
function Banner({ banner }: { banner: UploadedImage | null }) {
  const { edit: texts } = useTexts(portfoliosTexts);
  const refresh = useRefresh();
  const save = useMutation(updatePortfolioBannerImage, {
    onSuccess({ updatePortfolioBannerImage: { problems } }) {
      const [problem] = problems;
      flash.set(problem ? { body: problem.message, type: 'error' } : { body: texts.bannerSaved(), type: 'success' });
      return refresh('Portfolio');
    },
  });
  return (
    <BannerField
      banner={banner}
      onChange={(picture) => save.mutate({ input: { bannerImageId: picture?.id ?? null } })}
    />
  );
}
