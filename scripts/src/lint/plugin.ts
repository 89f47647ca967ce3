import { relative, resolve, sep } from 'node:path';
import { judgeImport } from './boundaries.ts';

/** The part of the linter's interface that these rules use; see https://eslint.org/docs/latest/extend/custom-rules. */
type Node = { type: string; source?: Node | null; value?: unknown; [key: string]: unknown };
type Context = { filename: string; report(finding: { node: Node; message: string }): void };
type Rule = { create(context: Context): Partial<Record<string, (node: Node) => void>> };

const root = resolve(import.meta.dirname, '../../..');
const pathOf = (context: Context) => relative(root, context.filename).split(sep).join('/');

const boundaries: Rule = {
  create(context) {
    const judge = (node: Node) => {
      if (typeof node.source?.value !== 'string') return;
      const message = judgeImport(pathOf(context), node.source.value);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: judge,
      ExportNamedDeclaration: judge,
      ExportAllDeclaration: judge,
      ImportExpression: judge,
    };
  },
};

/** Files that may read the environment; everything else is handed what it needs. */
const readsEnvironment = /(^|\/)(config|[\w-]+\.config)\.ts$|\.test\.tsx?$|^scripts\/bootstrap\.js$/;

const environment: Rule = {
  create(context) {
    if (readsEnvironment.test(pathOf(context))) return {};
    return {
      MemberExpression(node) {
        const object = node['object'] as Node & { name?: string };
        const property = node['property'] as Node & { name?: string };
        if (object.name !== 'process' || property.name !== 'env') return;
        context.report({
          node,
          message: 'Only config.ts files read process.env. Add the setting there and pass the value in.',
        });
      },
    };
  },
};

/** Our own rules for oxlint, as an ESLint plugin. */
export default { meta: { name: 'komawari' }, rules: { boundaries, environment } };
