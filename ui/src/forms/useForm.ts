import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod';
import { afterPress } from './afterPress.ts';
import { clearDraft, readDraft, writeDraft, type DraftOptions, type KeptDraft } from './draft.ts';
import { fieldOfProblem, problemsOfError, type Problem } from './problems.ts';

/** What `onSubmit` answers when nothing was sent, or the server took nothing: what was typed stays and is kept. */
export const NOT_SENT = 'not sent';

/** That something typed earlier is back, since when it was kept, and the way to be rid of it. */
export interface Kept {
  keptAt: string;
  discard: () => void;
}

export interface FormOptions<Schema extends FormSchema> {
  schema: Schema;
  initial: z.input<Schema> & FieldValues;
  /**
   * Sends the checked values. Returns the server's problems, if any; a thrown refusal becomes problems too. Only an answer
   * without problems means that the server has it, and lets what is kept go.
   */
  onSubmit: (values: z.output<Schema>) => Promise<readonly Problem[] | typeof NOT_SENT | void>;
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
  /** Set while what was typed earlier is back. */
  kept: Kept | null;
  /** Goes back to the initial values, and keeps nothing. */
  discard: () => void;
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
  const submissions = useRef(0);
  const [kept, forgetKept] = useDraft(kit as unknown as UseFormReturn, draft, initial);

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

  /** The server has this now: only what differs from it is worth keeping. A form that was emptied meanwhile stays so. */
  function takeAsSaved(sent: Values): void {
    forgetKept();
    if (isSame(kit.getValues(), sent)) kit.reset(sent, { keepValues: true });
  }

  function discard(): void {
    forgetKept();
    setFormProblem(undefined);
    kit.reset(initial as DefaultValues<Values>);
  }

  async function submit(values: z.output<Schema>): Promise<void> {
    setFormProblem(undefined);
    const sent = kit.getValues();
    try {
      const answer = (await onSubmit(values)) ?? [];
      if (answer === NOT_SENT) return;
      if (answer.length > 0) setProblems(answer);
      else takeAsSaved(sent);
    } catch (error) {
      const problems = problemsOfError(error);
      if (!problems) throw error;
      setProblems(problems);
    }
  }

  return {
    attributes: {
      onSubmit(event) {
        submissions.current += 1;
        void handleSubmit(submit)(event as never);
      },
      noValidate: true,
      'aria-busy': formState.isSubmitting,
    },
    field: (name) => {
      const { onBlur, ...registered } = register(name, { onChange: () => clearErrors(name) });
      return {
        ...registered,
        async onBlur(event: Parameters<typeof onBlur>[0]) {
          const before = submissions.current;
          // A press that sent the form has everything judged, and what the server says stays.
          afterPress(() => void (submissions.current === before && onBlur(event)));
        },
        error: getFieldState(name, formState).error?.message,
      };
    },
    isBusy: formState.isSubmitting,
    isChanged: formState.isDirty,
    formProblem,
    setProblems,
    kept: kept && { keptAt: kept.keptAt, discard },
    discard,
    kit: kit as unknown as UseFormReturn<Values, unknown, unknown>,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Brings back what was typed before a reload, and keeps every change. Answers what came back, where it differs from the
 * initial values, and how to forget it.
 */
function useDraft(
  kit: UseFormReturn,
  draft: DraftOptions | undefined,
  initial: FieldValues,
): [KeptDraft | null, () => void] {
  const [kept, setKept] = useState(() => {
    const found = draft ? readDraft(draft) : null;
    return found && Object.entries(found.values).some(([name, value]) => !isSame(value, initial[name])) ? found : null;
  });
  const isBack = useRef(false);
  const key = draft?.key;
  useEffect(
    function keepDraft() {
      if (!draft) return undefined;
      if (kept && !isBack.current) kit.reset({ ...kit.getValues(), ...kept.values }, { keepDefaultValues: true });
      isBack.current = true;
      // A revision that was chosen over another one: what is here belongs to it from now on.
      if (kit.formState.isDirty) writeDraft(draft, kit.getValues());
      return kit.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => (isDirty ? writeDraft(draft, values) : clearDraft(draft)),
      });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the options are written anew at every rendering; the key is what counts
    [key, draft?.revision],
  );

  function forget(): void {
    if (draft) clearDraft(draft);
    setKept(null);
  }

  return [kept, forget];
}
