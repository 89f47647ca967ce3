import {
  bringsLetters,
  isSaid,
  judgeAttribute,
  judgeMarkup,
  judgeProperty,
  judgeSaid,
  judgeShown,
  judgesTexts,
  judgeText,
  judgeWritten,
} from './texts.ts';

/** The part of a syntax tree that is looked at. */
type Node = { type: string; value?: unknown; [key: string]: unknown };
type Report = (finding: { node: Node; message: string }) => void;
type Visitors = Partial<Record<string, (node: Node) => void>>;

/** The texts that an expression is made of, as far as they stand there: literals, templates, and lists, choices and answers of those. */
function textsIn(node: Node | null | undefined): { node: Node; text: string }[] {
  if (!node) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as Node[]).map((part) => ({ node, text: (part.value as { raw: string }).raw }));
  if (node.type === 'JSXExpressionContainer') return textsIn(node['expression'] as Node);
  if (node.type === 'ArrowFunctionExpression') return textsIn(node['body'] as Node);
  if (node.type === 'ArrayExpression') return (node['elements'] as (Node | null)[]).flatMap(textsIn);
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].flatMap((part) => textsIn(part as Node));
  return [];
}

const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
};

function reportAll(report: Report, node: Node | null, judge: (text: string) => string | null): void {
  for (const found of textsIn(node)) {
    const message = judge(found.text);
    if (message) report({ node: found.node, message });
  }
}

const ofScreens = (report: Report): Visitors => ({
  JSXText(node) {
    const message = judgeText(String(node.value));
    if (message) report({ node, message });
  },
  JSXAttribute(node) {
    const name = nameOf(node['name']);
    reportAll(report, node.value as Node | null, (text) => judgeAttribute(name, text));
  },
});

const propertiesOf = (object: Node): Node[] =>
  (object['properties'] as Node[]).filter(({ type }) => type === 'Property');

const ofWhatIsSaidBeside = (report: Report): Visitors => ({
  ObjectExpression(node) {
    const properties = propertiesOf(node);
    const names = properties.map((property) => nameOf(property['key']));
    for (const [index, property] of properties.entries())
      reportAll(report, property.value as Node, (text) => judgeShown(names[index] ?? '', text, names));
  },
  AssignmentExpression(node) {
    const left = node['left'] as Node;
    if (left.type !== 'MemberExpression') return;
    reportAll(report, node['right'] as Node, (text) => judgeWritten(nameOf(left['property']), text));
  },
  CallExpression(node) {
    const [first, second] = node['arguments'] as Node[];
    const method = nameOf((node['callee'] as Node)['property'] ?? {});
    if (method === 'setAttribute' && first && second)
      reportAll(report, second, (text) => judgeAttribute(String(first.value), text));
    // A rule of a form: `z.email({ error: 'This is no address.' })`.
    for (const options of node['arguments'] as Node[])
      if (options.type === 'ObjectExpression')
        for (const property of propertiesOf(options))
          if (nameOf(property['key']) === 'error') reportAll(report, property.value as Node, judgeText);
  },
});

function ofLetters(report: Report): Visitors {
  let writesLetters = false;
  const judgeHtml = (node: Node): void => reportAll(report, node, judgeMarkup);
  return {
    Literal: judgeHtml,
    TemplateLiteral: judgeHtml,
    ImportDeclaration(node) {
      const names = (node['specifiers'] as Node[]).map((one) => nameOf(one['imported'] ?? {}));
      writesLetters ||= bringsLetters(String((node['source'] as Node).value), names);
    },
    ObjectExpression(node) {
      const properties = propertiesOf(node);
      if (!isSaid(properties.map((property) => nameOf(property['key'])))) return;
      for (const property of properties)
        reportAll(report, property.value as Node, (text) => judgeSaid(nameOf(property['key']), text));
    },
    Property(node) {
      if (!writesLetters) return;
      const name = nameOf(node['key']);
      const value = node.value as Node;
      const inside = name === 'action' && value.type === 'ObjectExpression' ? (value['properties'] as Node[]) : [];
      for (const part of inside)
        reportAll(report, part.value as Node, (text) => judgeProperty(`action.${nameOf(part['key'])}`, text));
      reportAll(report, value, (text) => judgeProperty(name, text));
    },
  };
}

/** What the linter looks at in a file. */
export function lookForTexts(path: string, report: Report): Visitors {
  const kind = judgesTexts(path);
  if (kind === null) return {};
  if (kind === 'LETTERS') return ofLetters(report);
  if (kind === 'BESIDE') return ofWhatIsSaidBeside(report);
  return { ...ofScreens(report), ...ofWhatIsSaidBeside(report) };
}
