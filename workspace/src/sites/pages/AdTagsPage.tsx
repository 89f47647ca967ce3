import { Button, Notice, Skeleton, TextArea } from '@komawari/ui/components';
import { adFrameAddress } from '@komawari/ui/ads';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import sitesTexts from '../../messages/sites.js';
import { useFormQuery } from '../../shared/useFormQuery.ts';
import { useTexts } from '@komawari/ui/language/react';
import * as z from 'zod';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import type { GetWorkspaceAdTagsQuery } from '../../gql/graphql.ts';
import { GetWorkspaceAdTags } from '../operations/GetWorkspaceAdTags.ts';
import { updateAdSlotCollection } from '../operations/updateAdSlotCollection.ts';
import { parseAdTag, writeAdTag } from '../parseAdTag.ts';
import { SiteFrame } from '../components/SiteFrame.tsx';

type Tags = Extract<
  GetWorkspaceAdTagsQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['adSlotCollection']['episodeTags'];

/** The places of R9-020 and R9-021: two on wide screens, one on phones. */
const PLACES = ['pcTop', 'pcBottom', 'sp'] as const;

const tag = z.string().superRefine((text, context) => {
  const parsed = parseAdTag(text);
  if ('refusal' in parsed) context.addIssue({ code: 'custom', message: parsed.refusal });
});
const adTagsForm = z.object({ pcTop: tag, pcBottom: tag, sp: tag });

/** The creator's own ads: tags are pasted, their values are kept. */
export function AdTagsPage() {
  const { overview } = useTexts(sitesTexts);
  const query = useFormQuery(GetWorkspaceAdTags, {});
  return (
    <>
      <title>{`${overview.adTags()} | Komawari`}</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>
            {({ adSlotCollection }) => <AdTags tags={adSlotCollection.episodeTags} />}
          </Registered>
        )}
      </Loaded>
    </>
  );
}

const adOf = (text: string) => {
  const parsed = parseAdTag(text);
  return 'ad' in parsed ? parsed.ad : null;
};

function AdTags({ tags }: { tags: Tags }) {
  const { ads: texts, adPlaces, adHints, form: formTexts, overview } = useTexts(sitesTexts);
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(updateAdSlotCollection);
  const written = (ad: Tags['sp']) => (ad ? writeAdTag(ad) : '');
  const form = useForm({
    schema: adTagsForm,
    draft: { key: 'ad-tags' },
    initial: { pcTop: written(tags.pcTop), pcBottom: written(tags.pcBottom), sp: written(tags.sp) },
    async onSubmit({ pcTop, pcBottom, sp }) {
      const episodeTags = { pcTop: adOf(pcTop), pcBottom: adOf(pcBottom), sp: adOf(sp) };
      const { updateAdSlotCollection: answer } = await mutateAsync({ input: { episodeTags } });
      if (answer.problems.length > 0) return answer.problems;
      flash.set({ body: texts.saved(), type: 'success' });
      void refresh('AdSlotCollection');
      return [];
    },
  });
  const values = form.kit.watch();
  return (
    <form {...form.attributes}>
      <SiteFrame
        title={overview.adTags()}
        action={
          <Button type="submit" variant="primary" busy={form.isBusy} busyWord={formTexts.saving()}>
            {formTexts.save()}
          </Button>
        }
      >
        <p className="soft">{texts.lead()}</p>
        <FormProblem form={form} />
        {PLACES.map((name) => (
          <section key={name} className="box stack" aria-label={adPlaces[name]()}>
            <TextArea
              label={adPlaces[name]()}
              hint={adHints[name]()}
              rows={4}
              spellCheck={false}
              {...form.field(name)}
            />
            <AdPreview text={values[name]} place={adPlaces[name]()} />
          </section>
        ))}
        <Notice>{texts.risk()}</Notice>
      </SiteFrame>
    </form>
  );
}

/** The ad as readers get it: in a sandbox that cannot reach this page. */
function AdPreview({ text, place }: { text: string; place: string }) {
  const { ads: texts } = useTexts(sitesTexts);
  const ad = adOf(text);
  if (!ad) return null;
  return (
    <div className="ad-preview">
      <iframe
        title={texts.preview({ place })}
        src={adFrameAddress(ad)}
        sandbox="allow-scripts allow-popups"
        width={300}
        height={250}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <p className="hint num">{`pid ${ad.pid}, mid ${ad.mid}, asid ${ad.asid}`}</p>
    </div>
  );
}
