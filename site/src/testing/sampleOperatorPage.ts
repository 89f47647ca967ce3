/** A text of the operator, as the API gives it. */
export const sampleEdition = (kind: string) => ({
  kind,
  number: 2,
  title: 'Terms of use',
  html: '<p>Be kind.</p>\n<h2 id="s-one">One</h2>\n<h2 id="s-two">Two</h2>\n<h2 id="s-three">Three</h2>\n',
  headings: ['One', 'Two', 'Three'].map((text) => ({ anchor: `s-${text.toLowerCase()}`, text, level: 2 })),
  changes: 'Sales have rules.',
  effectiveAt: '2026-11-30T15:00:00.000Z',
  state: 'IN_EFFECT',
});

/** A page of the operator with an earlier edition, one in effect and one to come. */
export const sampleOperatorPage = (kind: string) => ({
  operatorPage: {
    kind,
    contactAddress: 'help@komawari.example',
    current: sampleEdition(kind),
    editions: [
      { number: 3, effectiveAt: '2027-03-31T15:00:00.000Z', changes: 'Gifts have rules.', state: 'UPCOMING' },
      { number: 2, effectiveAt: '2026-11-30T15:00:00.000Z', changes: 'Sales have rules.', state: 'IN_EFFECT' },
      { number: 1, effectiveAt: '2026-03-31T15:00:00.000Z', changes: '', state: 'EARLIER' },
    ],
  },
});
