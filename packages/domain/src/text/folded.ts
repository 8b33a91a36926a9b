// Letters that Unicode does not decompose, as people type them without the mark.
const LETTERS: Record<string, string> = {
  ı: 'i',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ى: 'ي',
  ة: 'ه',
}

/**
 * Text as searches compare it: in lowercase, without accents, points and marks of direction, with the letters that
 * people type instead: `Đặng` is `dang`, `İzmir` is `izmir`, `أحمد` is `احمد`.
 */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replaceAll(/[ıđðłøœæßþىة]/g, (letter) => LETTERS[letter] ?? letter)
    .trim()
}
