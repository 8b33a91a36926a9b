/** The last word is the last name. A single word is the first name. */
export function splitName(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/)
  return words.length < 2
    ? { first: name.trim(), last: '' }
    : { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' }
}
