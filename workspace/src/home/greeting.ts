/** The greeting for an hour in Tokyo, 0 to 23. */
export function greetingAt(hour: number): 'evening' | 'morning' | 'afternoon' {
  if (hour < 5) return 'evening';
  if (hour < 12) return 'morning';
  if (hour < 18) return 'afternoon';
  return 'evening';
}
