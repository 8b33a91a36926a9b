// Rejected: any-ascii (220 kB), transliteration (190 kB) and others. They have tables of all of Unicode, write
// Hebrew without its vowels, and we only suggest a few letters. One sound per letter is what people write in
// addresses.
const HEBREW =
  'א a ב b ג g ד d ה h ו v ז z ח ch ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף f צ ts ץ ts ק k ר r ש sh ת t'
const ARABIC =
  'ا a أ a إ i آ a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ل l م m ن n ه h و w ي y ى a ة a ؤ w ئ y پ p چ ch ژ zh گ g ک k ی y'

const LETTERS = new Map(
  `${HEBREW} ${ARABIC}`
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? '']] : [])),
)
// Inside a word, these are vowels.
const VOWELS: Record<string, string> = { ו: 'o', י: 'i', و: 'u', ي: 'i', ی: 'i' }

/** Writes Hebrew and Arabic in Latin letters, as in addresses. Everything else stays as it is. */
export function inLatinLetters(text: string): string {
  return text.replace(/[\u0590-\u06FF]/g, (letter, at: number) => {
    const isWithin = /[\u0590-\u06FF]/.test(text.charAt(at - 1))
    return (isWithin && VOWELS[letter]) || (LETTERS.get(letter) ?? '')
  })
}
