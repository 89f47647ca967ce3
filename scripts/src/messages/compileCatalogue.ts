import core from '@messageformat/core';
import compiler from '@messageformat/core/lib/compile-module.js';
import { parametersOf } from './parameters.ts';
import { languages, type Catalogue, type Texts } from './readCatalogues.ts';

// CommonJS that exports the things themselves, while its types speak of default exports.
const MessageFormat = core as unknown as typeof core.default;
const compileModule = compiler as unknown as typeof compiler.default;

/** The functions of a catalogue: a module whose default export has the texts of each language. */
export function compileFunctions({ name, texts }: Catalogue): string {
  const compiled = compileModule(new MessageFormat([...languages]), { ...texts });
  return `// Compiled from messages/{${languages.join(',')}}/${name}.json by \`npm run generate\`.\n${compiled}\n`;
}

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

/** The types of a catalogue's functions, after its first language. */
export const declareTypes = ({ name, texts }: Catalogue): string =>
  `// Written from messages/${languages[0]}/${name}.json by \`npm run generate\`.

export interface ${typeName(name)} {
${declareGroup(texts[languages[0]], '  ')}}

declare const ${name}: Record<${languages.map((language) => `'${language}'`).join(' | ')}, ${typeName(name)}>;
export default ${name};
`;
