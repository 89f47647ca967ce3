import { problem, type Problem } from '../../kernel/errors.ts';
import { said, type Said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { checkText, cleanText } from '../../kernel/text.ts';
import type { PageText } from './OperatorPage.ts';

/** What an operator still has to fill in: 【Operator: company name】, 【運営：会社名】. */
export const PLACEHOLDER = /【(?:Operator:|運営：)[^】]*】/g;

/** The places of a text that an operator has yet to fill in, each once. */
export const findPlaceholders = ({ title, body }: PageText): string[] => [
  ...new Set(`${title}\n${body}`.match(PLACEHOLDER) ?? []),
];

const FENCE = /^ {0,3}(?:```|~~~)/;

/** The headings of a Markdown text, in order; what stands in a block of code is none. */
function headingsOf(body: string): { level: number; text: string }[] {
  let isCode = false;
  return body.split('\n').flatMap((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    const [, marks = '', text = ''] = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) ?? [];
    return marks === '' || isCode ? [] : [{ level: marks.length, text }];
  });
}

const badHeading = (code: string, words: Said): Problem => problem(['body'], code, words);

/** Headings make the table of contents, and lead people who do not see the page through it: none is left out. */
function checkHeadings(body: string, found: Problem[]): void {
  let before = 1;
  for (const { level, text } of headingsOf(body)) {
    if (level === 1)
      found.push(
        badHeading(
          'SECOND_TITLE',
          said(peopleErrors, (t) => t.operatorPages.secondTitle({ text })),
        ),
      );
    else if (level > before + 1)
      found.push(
        badHeading(
          'HEADING_SKIPPED',
          said(peopleErrors, (t) =>
            t.operatorPages.headingSkipped({ text, level, before, marks: '#'.repeat(before + 1) }),
          ),
        ),
      );
    before = level;
  }
}

/**
 * Reads a page as an operator writes it: Markdown whose first line is the title, `# Terms of use`. Collects what is wrong
 * with it in `found`.
 */
export function readPageText(file: string, found: Problem[]): PageText {
  const [first = '', ...rest] = cleanText(file.replace(/^\uFEFF/, '').replaceAll('\t', '    ')).split('\n');
  const [, heading] = /^#\s+(.+?)\s*#*$/.exec(first) ?? [];
  if (heading === undefined)
    found.push(
      problem(
        ['title'],
        'REQUIRED',
        said(peopleErrors, (t) => t.operatorPages.titleFirst()),
      ),
    );
  const titleBounds = { path: ['title'], label: said(peopleErrors, (t) => t.operatorPages.titleLabel()), max: 100 };
  const title = checkText(heading ?? '', titleBounds, found);
  const bodyBounds = {
    path: ['body'],
    label: said(peopleErrors, (t) => t.operatorPages.textLabel()),
    min: 1,
    max: 100_000,
    multiline: true,
  };
  const body = checkText(rest.join('\n'), bodyBounds, found);
  checkHeadings(body, found);
  return { title, body };
}

/** The page as a file that `readPageText` reads. */
export const writePageText = ({ title, body }: PageText): string => `# ${title}\n\n${body}\n`;
