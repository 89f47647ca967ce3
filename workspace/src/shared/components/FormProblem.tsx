import { Notice } from '@komawari/ui/components';

/** What is wrong with a form as a whole; silent when nothing is. */
export function FormProblem({ form }: { form: { formProblem: string | undefined } }) {
  return form.formProblem ? (
    <Notice tone="danger" live>
      {form.formProblem}
    </Notice>
  ) : null;
}
