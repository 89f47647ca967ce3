import { relative, resolve, sep } from 'node:path';
import { judgeImport, judgeStatement } from './boundaries.ts';
import { lookForTexts } from './textsRule.ts';
import { lookForLanguages } from './writtenLanguages.ts';

/** The part of the linter's interface that these rules use; see https://eslint.org/docs/latest/extend/custom-rules. */
type Node = { type: string; source?: Node | null; value?: unknown; [key: string]: unknown };
type Context = { filename: string; report(finding: { node: Node; message: string }): void };
type Rule = { create(context: Context): Partial<Record<string, (node: Node) => void>> };

const root = resolve(import.meta.dirname, '../../..');
const pathOf = (context: Context) => relative(root, context.filename).split(sep).join('/');

/** Whether an import or export takes types alone: as a whole, or each of its names. */
function isOfTypes(node: Node): boolean {
  const kindOf = (of: Node) => of['importKind'] ?? of['exportKind'];
  const names = (node['specifiers'] ?? []) as Node[];
  return kindOf(node) === 'type' || (names.length > 0 && names.every((name) => kindOf(name) === 'type'));
}

const boundaries: Rule = {
  create(context) {
    const judge = (node: Node) => {
      if (typeof node.source?.value !== 'string') return;
      const message = judgeImport(pathOf(context), node.source.value, isOfTypes(node));
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

const statements: Rule = {
  create(context) {
    const message = judgeStatement(pathOf(context));
    if (message === null) return {};
    return {
      CallExpression(node) {
        const callee = node['callee'] as Node;
        const property = callee['property'] as (Node & { name?: string }) | undefined;
        if (callee.type === 'MemberExpression' && property?.name === 'query') context.report({ node, message });
      },
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

/** How a key of publishing/keys.ts begins: as a template of TypeScript, or put together in a statement. */
const keyText =
  /(^|')(Work|Episode|User|Site|Tag|Image|Illustration|Portfolio|ExternalWork|KomawariWork|Contest):('|$)/;

/** The vocabulary itself, and what compares it with what is stored. */
const mayWriteKeys = /^(?!api\/src\/)|^api\/src\/publishing\/|\.test\.ts$/;

const keys: Rule = {
  create(context) {
    if (mayWriteKeys.test(pathOf(context))) return {};
    const judge = (node: Node, text: unknown) => {
      if (typeof text !== 'string' || !keyText.test(text)) return;
      context.report({
        node,
        message: 'Keys are made by `keys` of publishing/ alone: a name that only one side knows leaves pages stale.',
      });
    };
    return {
      Literal: (node) => judge(node, node.value),
      TemplateElement: (node) => judge(node, (node.value as { cooked?: unknown } | undefined)?.cooked),
    };
  },
};

/** Where all services are made, and handed on as a whole. */
const mayNameAllServices =
  /^(?!api\/src\/)|^api\/src\/(composition|graphql|testing)\/|^api\/src\/(main|index|operating|seeding)\.ts$|\.test\.ts$/;

const services: Rule = {
  create(context) {
    if (mayNameAllServices.test(pathOf(context))) return {};
    return {
      ImportDeclaration(node) {
        if (typeof node.source?.value !== 'string' || !node.source.value.endsWith('/graphql/context.ts')) return;
        const named = (node['specifiers'] as (Node & { imported?: { name?: string } })[]).map(
          ({ imported }) => imported?.name,
        );
        // A context holds all services, so whoever makes one needs all.
        if (!named.includes('Services') || named.includes('createContext')) return;
        context.report({ node, message: "Say which services you use, as in Needs<'database' | 'objects'>." });
      },
    };
  },
};

const texts: Rule = {
  create: (context) => lookForTexts(pathOf(context), (finding) => context.report(finding)),
};

const languages: Rule = {
  create: (context) => lookForLanguages(pathOf(context), (finding) => context.report(finding)),
};

/** Our own rules for oxlint, as an ESLint plugin. */
export default {
  meta: { name: 'komawari' },
  rules: { boundaries, environment, keys, languages, services, statements, texts },
};
