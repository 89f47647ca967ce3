import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type FormEvent } from 'react';
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod';
import { clearDraft, readDraft, writeDraft, type DraftOptions } from './draft.ts';
import { fieldOfProblem, problemsOfError, type Problem } from './problems.ts';

export interface FormOptions<Schema extends FormSchema> {
  schema: Schema;
  initial: z.input<Schema> & FieldValues;
  /** Sends the checked values. Returns the server's problems, if any; a thrown refusal becomes problems too. */
  onSubmit: (values: z.output<Schema>) => Promise<readonly Problem[] | void>;
  draft?: DraftOptions;
}

type FormSchema = z.ZodType<unknown, FieldValues>;

/** What a field component spreads. */
export type FieldAttributes = UseFormRegisterReturn & { error: string | undefined };

export interface Form<Values extends FieldValues> {
  /** Spread on `<form>`. */
  attributes: { onSubmit: (event: FormEvent) => void; noValidate: true; 'aria-busy': boolean };
  /** Spread on a field: `<TextField label="Title" {...form.field('title')} />`. */
  field: (name: Path<Values>) => FieldAttributes;
  isBusy: boolean;
  /** True once something differs from the initial values. */
  isChanged: boolean;
  /** A problem that belongs to no field; show it above the form. */
  formProblem: string | undefined;
  setProblems: (problems: readonly Problem[]) => void;
  /** The kit underneath, for watching and setting values. */
  kit: UseFormReturn<Values, unknown, unknown>;
}

/**
 * One form: checked on blur and on submit, cleared while typing, the first wrong field focused, problems of the server
 * shown at their fields. What was typed always stays.
 */
export function useForm<Schema extends FormSchema>(options: FormOptions<Schema>): Form<z.input<Schema> & FieldValues> {
  type Values = z.input<Schema> & FieldValues;
  const { schema, initial, onSubmit, draft } = options;
  const [formProblem, setFormProblem] = useState<string>();
  const kit = useHookForm<Values, unknown, z.output<Schema>>({
    // The schema's own types are checked by FormOptions; the resolver cannot follow them through a type parameter.
    resolver: zodResolver(schema as never) as never,
    defaultValues: initial as DefaultValues<Values>,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
  });
  const { clearErrors, formState, getFieldState, handleSubmit, register, setError, setFocus } = kit;
  useDraft(kit as unknown as UseFormReturn, draft);

  function setProblems(problems: readonly Problem[]): void {
    const names = Object.keys(initial);
    let isFocused = false;
    setFormProblem(undefined);
    for (const { path, message } of problems) {
      const name = fieldOfProblem(path, names) as Path<Values> | null;
      if (name === null) {
        setFormProblem(message);
        continue;
      }
      setError(name, { type: 'server', message });
      if (!isFocused) setFocus(name);
      isFocused = true;
    }
  }

  async function submit(values: z.output<Schema>): Promise<void> {
    setFormProblem(undefined);
    try {
      const problems = (await onSubmit(values)) ?? [];
      if (problems.length > 0) setProblems(problems);
      else if (draft) clearDraft(draft);
    } catch (error) {
      const problems = problemsOfError(error);
      if (!problems) throw error;
      setProblems(problems);
    }
  }

  return {
    attributes: {
      onSubmit: (event) => void handleSubmit(submit)(event as never),
      noValidate: true,
      'aria-busy': formState.isSubmitting,
    },
    field: (name) => ({
      ...register(name, { onChange: () => clearErrors(name) }),
      error: getFieldState(name, formState).error?.message,
    }),
    isBusy: formState.isSubmitting,
    isChanged: formState.isDirty,
    formProblem,
    setProblems,
    kit: kit as unknown as UseFormReturn<Values, unknown, unknown>,
  };
}

/** Brings back what was typed before a reload, and keeps every change. */
function useDraft(kit: UseFormReturn, draft: DraftOptions | undefined): void {
  const key = draft?.key;
  useEffect(
    function keepDraft() {
      if (!draft) return undefined;
      const kept = readDraft(draft);
      if (kept) kit.reset({ ...kit.getValues(), ...kept }, { keepDefaultValues: true });
      return kit.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => (isDirty ? writeDraft(draft, values) : undefined),
      });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the options are written anew at every rendering; the key is what counts
    [key],
  );
}
