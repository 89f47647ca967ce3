import { Button, PasswordField, Select, TextField } from '@komawari/ui/components';
import { boundedText, useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import * as z from 'zod';
import reviewsTexts from '../../messages/reviews.js';
import { AddressOnce } from '../../shared/components/AddressOnce.tsx';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import type { ReviewPeriod } from '../../gql/graphql.ts';
import { CreateReviewLink } from '../operations/CreateReviewLink.ts';

const periods = ['ONE_DAY', 'SEVEN_DAYS', 'THIRTY_DAYS'] as const satisfies readonly ReviewPeriod[];

const linkForm = z.object({
  name: boundedText(limits.reviewLinkName, () => textsOf(reviewsTexts).linkForm.noName()),
  period: z.enum(periods),
  password: z.string(),
});
const empty = { name: '', period: 'SEVEN_DAYS' as const, password: '' };

/** Makes a link; its address is shown when it is made, and never again. */
export function LinkForm({ episodeId, onMade }: { episodeId: string; onMade: () => Promise<unknown> }) {
  const { linkForm: texts } = useTexts(reviewsTexts);
  const [address, setAddress] = useState<string | null>(null);
  const { mutateAsync } = useMutation(CreateReviewLink);
  const form = useForm({
    schema: linkForm,
    draft: { key: `review-link-${episodeId}`, omit: ['password'] },
    initial: empty,
    async onSubmit({ name, period, password }) {
      const input = { episodeId, name, period, password: password || null };
      const { createReviewLink } = await mutateAsync({ input });
      if (createReviewLink.problems.length > 0) return createReviewLink.problems;
      setAddress(createReviewLink.address ?? null);
      form.kit.reset(empty);
      await onMade();
      return [];
    },
  });
  return (
    <section className="box stack" aria-labelledby="new-link">
      <h2 id="new-link">{texts.title()}</h2>
      <p className="small soft">{texts.lead()}</p>
      {address ? <AddressOnce label={texts.address()} address={address} hint={texts.addressHint()} /> : null}
      <form className="stack" {...form.attributes}>
        <FormProblem form={form} />
        <TextField
          label={texts.name()}
          lang={UNRECORDED_LANGUAGE}
          hint={texts.nameHint()}
          maxCharacters={limits.reviewLinkName.max}
          {...form.field('name')}
        />
        <Select
          label={texts.period()}
          options={periods.map((value) => ({ value, label: texts[value]() }))}
          {...form.field('period')}
        />
        <PasswordField
          label={texts.password()}
          labelEnd={texts.optional()}
          hint={texts.passwordHint()}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <div>
          <Button type="submit" variant="primary" icon="link" busy={form.isBusy} busyWord={texts.making()}>
            {texts.make()}
          </Button>
        </div>
      </form>
    </section>
  );
}
