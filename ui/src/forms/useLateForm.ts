import { useRef, useState, type FormEvent, type RefCallback } from 'react';
import type * as z from 'zod';
import { afterPress } from './afterPress.ts';
import { fieldOfProblem, type Problem } from './problems.ts';

type Values<Name extends string> = Record<Name, string>;

export interface LateFormOptions<Name extends string> {
  names: readonly Name[];
  /** Fetches what the values are checked by, when a field is left for the first time. */
  loadSchema: () => Promise<z.ZodType<Values<Name>>>;
  /** Sends the checked values. Returns the server's problems, if any. */
  onSubmit: (values: Values<Name>) => Promise<readonly Problem[]>;
}

/** What a field component spreads. */
interface LateField {
  name: string;
  ref: RefCallback<HTMLInputElement>;
  onBlur: () => void;
  onChange: () => void;
  error: string | undefined;
}

export interface LateForm<Name extends string> {
  /** Spread on `<form>`. */
  attributes: { onSubmit: (event: FormEvent) => void; noValidate: true; 'aria-busy': boolean };
  /** Spread on a field. */
  field: (name: Name) => LateField;
  isBusy: boolean;
}

/**
 * A form of a few texts whose screen does not wait for the kit: it behaves as `useForm`, and what checks it is fetched when a
 * field is left. Where that does not come, the texts are sent as they are: the server checks them in any case.
 */
export function useLateForm<Name extends string>(options: LateFormOptions<Name>): LateForm<Name> {
  const { names, loadSchema, onSubmit } = options;
  const [errors, setErrors] = useState<Partial<Values<Name>>>({});
  const [isBusy, setBusy] = useState(false);
  const submissions = useRef(0);
  const inputs = useRef(new Map<Name, HTMLInputElement>());

  const read = () =>
    Object.fromEntries(names.map((name) => [name, inputs.current.get(name)?.value ?? ''])) as Values<Name>;

  async function check(values: Values<Name>): Promise<readonly Problem[]> {
    const schema = await loadSchema().catch(() => null);
    return (schema?.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({
      path: path.map(String),
      message,
    }));
  }

  function show(problems: readonly Problem[]): void {
    const found: Partial<Values<Name>> = {};
    for (const { path, message } of problems) {
      const name = (fieldOfProblem(path, names) ?? names.at(-1)) as Name;
      found[name] ??= message;
    }
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) inputs.current.get(first)?.focus();
  }

  async function leave(name: Name): Promise<void> {
    const problem = (await check(read())).find(({ path }) => path[0] === name);
    // Whoever has come back to the field meanwhile is left alone.
    if (document.activeElement === inputs.current.get(name)) return;
    setErrors((before) => ({ ...before, [name]: problem?.message }));
  }

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      const values = read();
      const problems = await check(values);
      show(problems.length > 0 ? problems : await onSubmit(values));
    } finally {
      setBusy(false);
    }
  }

  return {
    attributes: {
      onSubmit: (event) => {
        event.preventDefault();
        submissions.current += 1;
        if (!isBusy) void submit();
      },
      noValidate: true,
      'aria-busy': isBusy,
    },
    field: (name) => ({
      name,
      ref: (input) => {
        if (input) inputs.current.set(name, input);
      },
      onBlur() {
        const before = submissions.current;
        // A press that sent the form has everything judged, and what the server says stays.
        afterPress(() => void (submissions.current === before && leave(name)));
      },
      onChange: () => setErrors((before) => ({ ...before, [name]: undefined })),
      error: errors[name],
    }),
    isBusy,
  };
}
