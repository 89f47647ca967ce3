import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';

/** The languages of the interface; the first is the one that texts are written in first. */
export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

/** Texts by their names, in groups: `{ "signIn": { "subject": "…" } }`. Each text is an ICU message. */
export interface Texts {
  [name: string]: string | Texts;
}

/** The texts of one part of the interface in all languages. */
export interface Catalogue {
  /** The name of its files, such as `accountMails`. */
  name: string;
  workspace: Workspace;
  texts: Record<Language, Texts>;
}

/** Folders that hold a `messages/<language>/`, whose compiled texts lie in `src/messages/`. */
export const workspaces = ['api', 'site', 'ui', 'workspace'] as const;
type Workspace = (typeof workspaces)[number];

const folderOf = (workspace: string, language: Language): string => join(root, workspace, 'messages', language);

/** Names of the catalogues that a workspace has in a language. */
export const listCatalogues = (workspace: string, language: Language): string[] =>
  readdirSync(folderOf(workspace, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();

/** Reads one catalogue. */
export function readCatalogue(workspace: Workspace, name: string): Catalogue {
  const read = (language: Language): Texts =>
    JSON.parse(readFileSync(join(folderOf(workspace, language), `${name}.json`), 'utf8')) as Texts;
  return { name, workspace, texts: { en: read('en'), ja: read('ja') } };
}
