/** An operation that found no line. */
export interface AskedOperation {
  operationName: string;
  query: string;
  variables: unknown;
}

/** Answers an operation without a line; undefined where it cannot. */
export type OfflineAnswers = (operation: AskedOperation) => Promise<object | undefined>;

let answers: OfflineAnswers | null = null;

/** Says who answers while there is no line. Without anybody every operation fails then. */
export function setOfflineAnswers(next: OfflineAnswers | null): void {
  answers = next;
}

/** What is known without a line, if anything. */
export async function findOfflineAnswer(operation: AskedOperation): Promise<object | undefined> {
  return answers?.(operation).catch(() => undefined);
}
