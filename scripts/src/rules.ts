/** How many rules each section of the specification has: R1-001 to R1-015, R2-001 to R2-093, and so on. */
export const rulesOfSections = { R1: 15, R2: 93, R4: 23, R5: 6, R6: 16, R7: 12, R8: 16, R9: 34 };

/** The rules that nothing here holds yet, by the reason. Every other rule holds, and a test names it. */
export const exemptRules: Record<string, readonly string[]> = {
  'The rule says only that something is not known.': [
    'R4-006',
    'R5-006',
    'R7-008',
    'R7-012',
    'R8-002',
    'R8-004',
    'R8-016',
    'R9-034',
  ],
  'There are no analytics yet.': [
    'R1-009',
    'R2-055',
    'R2-056',
    'R2-057',
    'R2-058',
    'R2-059',
    'R2-060',
    'R2-061',
    'R2-062',
    'R2-063',
    'R2-064',
    'R2-065',
    'R6-012',
    'R9-018',
    'R9-019',
  ],
  'Other applications cannot sign people in with Komawari yet.': ['R1-010', 'R8-001'],
};
