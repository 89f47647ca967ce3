import type { SiteAddress } from '../kernel/languagePaths.ts';
import layout from '../messages/mailLayout.js';
import { footerLinks } from './footerLinks.ts';
import type { Letter } from './letter.ts';
import type { Mail } from './mailer.ts';
import { writeHtml } from './writeHtml.ts';

/**
 * Lays out a letter as a mail, in HTML and in plain text: the one look every mail of the product has. Its end leads to pages
 * of `site`.
 */
export function writeMail(letter: Letter, site: SiteAddress): Mail {
  return {
    to: letter.to,
    subject: letter.subject,
    text: writeText(letter, site),
    html: writeHtml(letter, site),
    ...(letter.unsubscribe
      ? {
          headers: {
            'List-Unsubscribe': `<${letter.unsubscribe.url}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }
      : {}),
  };
}

/** The first address in the text is the action's: people and programs that look for "the link" find that one. */
function writeText(
  { heading, language, paragraphs, action, items = [], notes = [], unsubscribe }: Letter,
  site: SiteAddress,
): string {
  const texts = layout[language];
  const blocks = [
    heading,
    ...paragraphs,
    ...(action ? [`${texts.above({ label: action.label })}\n${action.url}`] : []),
    ...items.map(({ title, detail, url }) => [title, ...(detail ? [detail] : []), url].join('\n')),
    ...notes,
    ...(unsubscribe ? [`${texts.above({ label: unsubscribe.words })}\n${unsubscribe.url}`] : []),
    [
      '-- ',
      texts.tagline(),
      ...footerLinks(site, language).map(({ url, words }) => texts.line({ label: words, url })),
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
