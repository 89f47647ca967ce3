import type { Services } from '@komawari/api/operating';

/** A word after the command's name, by position. */
export interface Parameter {
  /** As help writes it and as `run` finds it: WORK_ID. */
  name: string;
  says: string;
}

/** `--name VALUE`, or `--name` alone where there is no `value`. */
export interface Option {
  /** What help writes for the value; without it the option is a switch. */
  value?: string;
  says: string;
  isRequired?: boolean;
}

/** What a command found it would do. Nothing happens before `carryOut`. */
export interface Plan {
  /** The consequences, in whole sentences, one a line. */
  will: string;
  /** Does it, in one transaction where it writes. @returns what to print */
  carryOut(): Promise<string>;
}

type Given<P extends readonly Parameter[], O extends Record<string, Option>> = {
  [K in P[number]['name']]: string;
} & {
  [K in keyof O]: O[K] extends { value: string }
    ? O[K] extends { isRequired: true }
      ? string
      : string | undefined
    : boolean;
};

interface Definition<P extends readonly Parameter[], O extends Record<string, Option>> {
  /** One line for the list of commands. */
  summary: string;
  /** What `help NAME` says besides parameters and options: rules, consequences. */
  details?: string;
  parameters?: P;
  options?: O;
  /** A line as somebody types it, after `npm run admin --`. */
  example: string;
  /** Checks what was given and says what it means; a text alone is the answer of a command that changes nothing. */
  plan(services: Services, given: Given<P, O>): Promise<Plan | string>;
}

/** A command of `npm run admin`, as the registry keeps it. */
export interface Command {
  summary: string;
  details: string;
  parameters: readonly Parameter[];
  options: Record<string, Option>;
  example: string;
  plan(services: Services, given: Record<string, string | boolean | undefined>): Promise<Plan | string>;
}

/** Defines a command; what `plan` receives follows from its parameters and options. */
export function defineCommand<
  const P extends readonly Parameter[] = readonly [],
  const O extends Record<string, Option> = Record<never, Option>,
>({ details = '', parameters, options, ...rest }: Definition<P, O>): Command {
  return {
    ...rest,
    details,
    parameters: parameters ?? [],
    options: options ?? {},
    plan: (services, given) => rest.plan(services, given as Given<P, O>),
  };
}
