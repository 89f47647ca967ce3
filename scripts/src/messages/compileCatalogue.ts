import core from '@messageformat/core';
import compiler from '@messageformat/core/lib/compile-module.js';
import { parametersOf } from './parameters.ts';
import { languages, type Catalogue, type Language, type Texts } from './readCatalogues.ts';

// CommonJS that exports the things themselves, while its types speak of default exports.
const MessageFormat = core as unknown as typeof core.default;
const compileModule = compiler as unknown as typeof compiler.default;

const compiledFrom = (language: string, name: string): string =>
  `// Compiled from messages/${language}/${name}.json by \`npm run generate\`.\n`;

/** The functions of a catalogue: a module whose default export has the texts of each language. */
function compileTogether({ name, texts }: Catalogue): string {
  const compiled = compileModule(new MessageFormat([...languages]), { ...texts });
  return `${compiledFrom(`{${languages.join(',')}}`, name)}${compiled}\n`;
}

/** The functions of one language of a catalogue, in a module of their own: a browser fetches no other. */
function compileAlone({ name, texts }: Catalogue, language: Language): string {
  const compiled = compileModule(new MessageFormat(language), texts[language]);
  return `${compiledFrom(language, name)}${compiled}\n`;
}

/** What a browser's page imports: it fetches the texts of its language. */
const fetchTexts = (name: string): string => `// Written by \`npm run generate\` for messages/{${languages.join(',')}}/${name}.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
${languages.map((language) => `  ${language}: () => import("./${name}.${language}.js")`).join(',\n')}
});
`;

/**
 * What components import that stand on stored pages: those are drawn at once, in the first language unless a build takes another
 * (site/src/build/oneLanguage.ts), so its few texts come along.
 */
const bringTexts = (name: string, language: string): string => `// Written by \`npm run generate\` for messages/{${languages.join(',')}}/${name}.json.
import { defineTexts } from "${language}";
import ${languages[0]} from "./${name}.${languages[0]}.js";
export default defineTexts({
${languages
  .slice(1)
  .map((language) => `  ${language}: () => import("./${name}.${language}.js")`)
  .join(',\n')}
}, { ${languages[0]} });
`;

const typeName = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** A text as a method: its words in the first language are what an editor shows. */
function declareText(name: string, text: string, indent: string): string {
  const parameters = Object.entries(parametersOf(text)).map(([key, type]) => `${key}: ${type}`);
  const given = parameters.length > 0 ? `values: { ${parameters.join('; ')} }` : '';
  return `${indent}/** ${text.replaceAll('*/', '*∕').replaceAll('\n', ' ')} */\n${indent}${name}(${given}): string;\n`;
}

const declareGroup = (texts: Texts, indent: string): string =>
  Object.entries(texts)
    .map(([name, value]) =>
      typeof value === 'string'
        ? declareText(name, value, indent)
        : `${indent}${name}: {\n${declareGroup(value, `${indent}  `)}${indent}};\n`,
    )
    .join('');

/** Where a workspace's catalogues find what makes one. */
const languageModule = { site: '@komawari/ui/language', ui: '../language/index.ts', workspace: '@komawari/ui/language' };

const catalogueType = (from: string) => (type: string) => ({
  head: `import type { Catalogue } from '${from}';\n\n`,
  type: `Catalogue<${type}>`,
});

/** What the module of a catalogue exports: the texts of each language, or what fetches those of the page's. */
const exported: Record<Catalogue['workspace'], (type: string) => { head: string; type: string }> = {
  api: (type) => ({ head: '', type: `Record<${languages.map((language) => `'${language}'`).join(' | ')}, ${type}>` }),
  site: catalogueType(languageModule.site),
  ui: catalogueType(languageModule.ui),
  workspace: catalogueType(languageModule.workspace),
};

/** The types of a catalogue's functions, after its first language. */
function declareTypes({ name, workspace, texts }: Catalogue): string {
  const { head, type } = exported[workspace](typeName(name));
  return `// Written from messages/${languages[0]}/${name}.json by \`npm run generate\`.

${head}export interface ${typeName(name)} {
${declareGroup(texts[languages[0]], '  ')}}

declare const ${name}: ${type};
export default ${name};
`;
}

/** The files that a catalogue becomes, by their names in `src/messages/`. */
export function compileCatalogue(catalogue: Catalogue): Record<string, string> {
  const { name, workspace } = catalogue;
  const functions =
    workspace === 'api'
      ? { [`${name}.js`]: compileTogether(catalogue) }
      : {
          [`${name}.js`]: workspace === 'workspace' ? fetchTexts(name) : bringTexts(name, languageModule[workspace]),
          ...Object.fromEntries(languages.map((one) => [`${name}.${one}.js`, compileAlone(catalogue, one)])),
        };
  return { [`${name}.d.ts`]: declareTypes(catalogue), ...functions };
}
