/** A document of a front end, as its file has it. */
export interface DocumentText {
  path: string;
  text: string;
}

interface Selection {
  /** What stands before the brace: `problems`, `fragment ProblemFields on Problem`. */
  head: string;
  /** The fields between the braces, each with what it selects itself, in one line. */
  fields: string[];
}

/**
 * Where a document lists all fields that a fragment is there for, as `path: field repeats Fragment`. Types are not known here:
 * fragments with fewer than two fields beside `id` and `title`, which most things have, are left out.
 */
export function findRepeatedFields(documents: readonly DocumentText[]): string[] {
  const all = documents.map(({ path, text }) => ({ path, selections: readSelections(text) }));
  const fragments = all.flatMap(({ selections }) => selections.flatMap(readFragment));
  return all.flatMap(({ path, selections }) =>
    selections.flatMap(({ head, fields }) =>
      fragments.flatMap((fragment) =>
        !head.startsWith('fragment ') && fragment.fields.every((field) => fields.includes(field))
          ? [`${path}: ${head} repeats ${fragment.name}`]
          : [],
      ),
    ),
  );
}

function readFragment({ head, fields }: Selection): { name: string; fields: string[] }[] {
  const name = /^fragment (\w+) on /.exec(head)?.[1];
  return name && fields.filter((field) => field !== 'id' && field !== 'title').length > 1 ? [{ name, fields }] : [];
}

/** Every selection set of a document, the inner ones first. */
function readSelections(text: string): Selection[] {
  const selections: Selection[] = [];
  const open: Selection[] = [{ head: '', fields: [] }];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.endsWith('{')) open.push({ head: line.slice(0, -1).trim(), fields: [] });
    else if (line === '}') {
      const done = open.pop();
      if (!done) continue;
      selections.push(done);
      open.at(-1)?.fields.push(`${done.head} { ${done.fields.toSorted().join(' ')} }`);
    } else if (line) open.at(-1)?.fields.push(line);
  }
  return selections;
}
