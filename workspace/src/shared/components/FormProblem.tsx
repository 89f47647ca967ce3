import { Notice } from '@komawari/ui/components';
import type { Kept } from '@komawari/ui/forms';
import { KeptNotice } from './KeptNotice.tsx';

/** What is to be said of a form as a whole: what is wrong with it, and that something typed earlier is back. */
export function FormProblem({ form }: { form: { formProblem: string | undefined; kept: Kept | null } }) {
  return (
    <>
      {form.formProblem ? (
        <Notice tone="danger" live>
          {form.formProblem}
        </Notice>
      ) : null}
      <KeptNotice kept={form.kept} />
    </>
  );
}
