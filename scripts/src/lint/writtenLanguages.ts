/** The part of a syntax tree that is looked at. */
type Node = { type: string; value?: unknown; [key: string]: unknown };
type Report = (finding: { node: Node; message: string }) => void;
type Visitors = Partial<Record<string, (node: Node) => void>>;

const ADVICE =
  'What stands in a work is in the language of the work: take work.language, languageOfWork or useWorkLanguage. Where none is recorded, write UNRECORDED_LANGUAGE, and for what is always Japanese JAPANESE (ui/src/writtenLanguage.ts); dates alone say it themselves: docs/languages.md.';

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\/|\/reader\/example\//.test(path);

/** Whether the languages that a file names are judged: those of the front ends. Templates of Astro are looked at by a test. */
export const judgesLanguages = (path: string): boolean =>
  /^(site|ui|workspace)\/src\/.*\.tsx?$/.test(path) && !isTest(path);

/** Functions that write a date, which is Japanese on every screen. */
const WRITES_DATES = /^(format(Day|DayOfWeek|DayRange|Exact|FullDay|Month|Relative|Time)|nameOf(Month)?)$/;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The nodes right below another. What leads back up is left out. */
const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, value]) => (name === 'parent' ? [] : [value].flat().filter(isNode)));

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
};

const writesDate = (node: Node): boolean =>
  (node.type === 'CallExpression' && WRITES_DATES.test(nameOf(node['callee']))) || childrenOf(node).some(writesDate);

/** Whether nothing but dates stands in an element: all that is put into it writes one. */
function holdsDates(element: Node): boolean {
  const inside = (element['children'] as Node[]).flatMap((child) => {
    if (child.type === 'JSXElement') return [holdsDates(child)];
    return child.type === 'JSXExpressionContainer' ? [writesDate(child)] : [];
  });
  return inside.length > 0 && inside.every(Boolean);
}

/** The places where a value is Japanese whatever it is about: as it stands there, or where a choice or a value that may be missing ends. */
function japaneseIn(node: Node | null | undefined): Node[] {
  if (!node) return [];
  if (node.type === 'Literal') return node.value === 'ja' ? [node] : [];
  const parts = {
    JSXExpressionContainer: ['expression'],
    ConditionalExpression: ['consequent', 'alternate'],
    LogicalExpression: ['left', 'right'],
  }[node.type];
  return parts?.flatMap((part) => japaneseIn(node[part] as Node)) ?? [];
}

const isJapaneseText = (node: Node): boolean =>
  (node.type === 'Literal' || node.type === 'JSXText') &&
  /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(String(node.value));

/** Whether an element holds nothing but words that are written in Japanese right there. */
const holdsJapanese = (element: Node): boolean => {
  const children = element['children'] as Node[];
  return children.length > 0 && children.every(isJapaneseText);
};

/** What the linter looks at: whether somebody says that words are Japanese without knowing it. */
export function lookForLanguages(path: string, report: Report): Visitors {
  if (!judgesLanguages(path)) return {};
  const refuse = (value: Node | null | undefined) => {
    for (const node of japaneseIn(value)) report({ node, message: ADVICE });
  };
  return {
    JSXElement(element) {
      const opening = element['openingElement'] as Node;
      const lang = (opening['attributes'] as Node[]).find((attribute) => nameOf(attribute['name']) === 'lang');
      if (nameOf(opening['name']) !== 'time' && !holdsDates(element) && !holdsJapanese(element))
        refuse(lang?.value as Node | undefined);
    },
    ObjectExpression(object) {
      const properties = (object['properties'] as Node[]).filter(({ type }) => type === 'Property');
      // A language in a list of languages, a seal: it says itself what it is.
      if (properties.some((property) => isJapaneseText(property.value as Node))) return;
      for (const property of properties) if (nameOf(property['key']) === 'lang') refuse(property.value as Node);
    },
    AssignmentPattern(node) {
      if (nameOf(node['left']) === 'lang') refuse(node['right'] as Node);
    },
  };
}
