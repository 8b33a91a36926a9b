/** A hue in degrees that is always the same for a name, however it is spaced or capitalized. */
export function hueOf(name: string): number {
  const letters = name.toLowerCase().replace(/\s+/g, '')
  return Array.from(letters).reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0)
}
