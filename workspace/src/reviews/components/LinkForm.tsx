import { Button, PasswordField, Select, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { boundedText, useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { limits } from '@komawari/ui/limits';
import { useState } from 'react';
import * as z from 'zod';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import type { ReviewPeriod } from '../../gql/graphql.ts';
import { CreateReviewLink } from '../operations/CreateReviewLink.ts';

const periods = [
  { value: 'ONE_DAY', label: '1 day' },
  { value: 'SEVEN_DAYS', label: '7 days' },
  { value: 'THIRTY_DAYS', label: '30 days' },
] as const satisfies readonly { value: ReviewPeriod; label: string }[];

const linkForm = z.object({
  name: boundedText(limits.reviewLinkName, 'Say who the link is for.'),
  period: z.enum(['ONE_DAY', 'SEVEN_DAYS', 'THIRTY_DAYS']),
  password: z.string(),
});
const empty = { name: '', period: 'SEVEN_DAYS' as const, password: '' };

/** Makes a link; its address is shown when it is made, and never again. */
export function LinkForm({ episodeId, onMade }: { episodeId: string; onMade: () => Promise<unknown> }) {
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
      <h2 id="new-link">New link</h2>
      <p className="small soft">
        Whoever has it reads the episode as it is now, draft or not, and can pin notes to its pages. Nobody needs an
        account.
      </p>
      {address ? <Address address={address} /> : null}
      <form className="stack" {...form.attributes}>
        <FormProblem form={form} />
        <TextField
          label="Who it is for"
          lang="ja"
          hint="Only you see this."
          maxCharacters={limits.reviewLinkName.max}
          {...form.field('name')}
        />
        <Select label="Open for" options={periods} {...form.field('period')} />
        <PasswordField
          label="Password"
          labelEnd="Optional"
          hint="At least 8 characters. Send it separately from the link."
          autoComplete="new-password"
          {...form.field('password')}
        />
        <div>
          <Button type="submit" variant="primary" icon="link" busy={form.isBusy} busyWord="Making">
            Make the link
          </Button>
        </div>
      </form>
    </section>
  );
}

function Address({ address }: { address: string }) {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address);
    flash.set({ body: 'Address copied', type: 'success' });
  }
  return (
    <div className="stack stack--sm" role="status">
      <TextField
        label="Address of the link"
        hint="It is shown only this once. Copy it now."
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button icon="link" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  );
}
