import { inLatinLetters } from './latin-letters.ts'

const SPELLED: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  æ: 'ae',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  œ: 'oe',
  ı: 'i',
}

/**
 * `Über uns: Intro (30 min)` becomes `ueber-uns-intro-30-min`. Hebrew, Arabic and Ukrainian become Latin letters. Empty if no
 * letter has a Latin one.
 */
export function slugFrom(text: string, max = 60): string {
  return inLatinLetters(text)
    .toLowerCase()
    .replace(/[äöüßøæåłđðþœı]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9_]+/g, '-')
    .slice(0, max)
    .replace(/^-|-$/g, '')
}
