// Rejected: any-ascii (220 kB), transliteration (190 kB) and others. They have tables of all of Unicode, write
// Hebrew without its vowels, and we only suggest a few letters. One sound per letter is what people write in
// addresses. Ukrainian has an official table (Cabinet of Ministers, resolution 55 of 2010).
const HEBREW =
  'א a ב b ג g ד d ה h ו v ז z ח ch ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף f צ ts ץ ts ק k ר r ש sh ת t'
const ARABIC =
  'ا a أ a إ i آ a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ل l م m ن n ه h و w ي y ى a ة a ؤ w ئ y پ p چ ch ژ zh گ g ک k ی y'
const UKRAINIAN =
  'а a б b в v г h ґ g д d е e є ye ж zh з z и y і i ї yi й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ю yu я ya'

const LETTERS = new Map(
  `${HEBREW} ${ARABIC} ${UKRAINIAN}`
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? '']] : [])),
)
const INSIDE_A_WORD: Record<string, string> = {
  ו: 'o',
  י: 'i',
  و: 'u',
  ي: 'i',
  ی: 'i',
  є: 'ie',
  ї: 'i',
  й: 'i',
  ю: 'iu',
  я: 'ia',
}
// Russian and others write the same sounds in another way, so nothing is suggested for them.
const OTHER_CYRILLIC = /[ёъыэђѓѕјљњћќўџ]/i

/** Writes Hebrew, Arabic and Ukrainian in Latin letters, as in addresses. Everything else stays as it is. */
export function inLatinLetters(text: string): string {
  const composed = text.normalize('NFC')
  if (OTHER_CYRILLIC.test(composed)) return transliterate(composed, /[\u0590-\u06FF]/g)
  // Two rules of the Ukrainian table: no apostrophes, and зг is not the same as ж.
  const ukrainian = composed
    .replaceAll(/(?<=[\u0400-\u04FF])['’ʼ](?=[\u0400-\u04FF])/g, '')
    .replaceAll(/зг/gi, 'zgh')
  return transliterate(ukrainian, /[\u0400-\u04FF\u0590-\u06FF]/g)
}

function transliterate(text: string, letters: RegExp): string {
  return text.replaceAll(letters, (found, at: number) => {
    const letter = found.toLowerCase()
    const isWithin = /[\u0400-\u06FFa-z]/.test(text.charAt(at - 1))
    return (isWithin && INSIDE_A_WORD[letter]) || (LETTERS.get(letter) ?? '')
  })
}
