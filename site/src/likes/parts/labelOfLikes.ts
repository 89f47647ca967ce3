const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** What stands beside the heart when that many of ten likes are given. */
export function labelOfLikes(given: number): { title: string; hint: string } {
  if (given <= 0) return { title: 'Did it stay with you?', hint: 'Each tap draws a line. You can give ten.' };
  if (given >= 10) return { title: 'Ten of ten', hint: 'Thank you. The creator sees every line.' };
  return { title: `${numbers[given]} of ten`, hint: 'Tap to draw another line. You can give ten.' };
}
