import { Button, Notice, Skeleton, TextArea } from '@komawari/ui/components';
import { adFrameAddress } from '@komawari/ui/ads';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { useFormQuery } from '../../shared/useFormQuery.ts';
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
const PLACES = [
  { name: 'pcTop', label: 'Computer, first', hint: 'Beside what comes after the last page.' },
  { name: 'pcBottom', label: 'Computer, second', hint: 'Below the first.' },
  { name: 'sp', label: 'Phone', hint: 'After the last page.' },
] as const;

const tag = z.string().superRefine((text, context) => {
  const parsed = parseAdTag(text);
  if ('refusal' in parsed) context.addIssue({ code: 'custom', message: parsed.refusal });
});
const adTagsForm = z.object({ pcTop: tag, pcBottom: tag, sp: tag });

/** The creator's own ads: tags are pasted, their values are kept. */
export function AdTagsPage() {
  const query = useFormQuery(GetWorkspaceAdTags, {});
  return (
    <>
      <title>Ad tags | Komawari</title>
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
      flash.set({ body: 'Ads saved', type: 'success' });
      void refresh('AdSlotCollection');
      return [];
    },
  });
  const values = form.kit.watch();
  return (
    <form {...form.attributes}>
      <SiteFrame
        title="Ad tags"
        action={
          <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Saving">
            Save
          </Button>
        }
      >
        <p className="soft">
          Paste tags of your own i-mobile account, for banners of 300 by 250. They appear on all your episodes, in a box
          that is kept apart from the page, and never on paid pages. What they earn is paid to you by i-mobile; Komawari
          takes nothing.
        </p>
        <FormProblem form={form} />
        {PLACES.map(({ name, label, hint }) => (
          <section key={name} className="box stack" aria-label={label}>
            <TextArea
              label={label}
              hint={`${hint} Leave it empty for no ad.`}
              rows={4}
              spellCheck={false}
              {...form.field(name)}
            />
            <AdPreview text={values[name]} label={label} />
          </section>
        ))}
        <Notice>
          Anybody can read a tag in the pages that show it, and misuse would put your i-mobile account at risk: check
          its reports now and then.
        </Notice>
      </SiteFrame>
    </form>
  );
}

/** The ad as readers get it: in a sandbox that cannot reach this page. */
function AdPreview({ text, label }: { text: string; label: string }) {
  const ad = adOf(text);
  if (!ad) return null;
  return (
    <div className="ad-preview">
      <iframe
        title={`Preview: ${label}`}
        src={adFrameAddress(ad)}
        sandbox="allow-scripts allow-popups"
        width={300}
        height={250}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <p className="hint num">
        pid {ad.pid}, mid {ad.mid}, asid {ad.asid}
      </p>
    </div>
  );
}
