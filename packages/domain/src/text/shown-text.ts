// Unicode Standard Annex 44, Default_Ignorable_Code_Point: what shows nothing by itself. All that turns the direction of
// the text after it is among it, and fillers, tags and characters that nobody has given a meaning; annotations are not.
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu
const MARKS = /[\u061C\u200E\u200F]/g
// Control characters and halves of characters are none of these: they are not taken out but refused, by the contract.
const VISIBLE = /[^\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

// The flags of England, Scotland and Wales are the only ones that are spelled with tags.
const FLAG = '\u{1F3F4}'
const FLAG_TAGS =
  /^\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}$/u

// Emoji are joined, and letters of Persian, Arabic and the scripts of India are joined and kept apart: there it is spelling.
const JOINS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{L}|\p{M}/u
const JOINS_NOTHING =
  /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Hebrew}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Inherited}/u

/**
 * A name as it is kept: without what shows nothing or turns the words after it around, and without space around it.
 * Joiners stay where they are spelling, and so do the variants of emoji and of characters in Japanese names. Empty where
 * nothing could be seen. Repeat: the same.
 */
export function shownLine(text: string): string {
  return trimmed(text.replace(HIDDEN, keptOf))
}

/** The same for a text of several lines, which may carry marks of direction; any line break is `\n` or `\r\n`. */
export function shownLines(text: string): string {
  const lines = text.replace(/[\u0085\u2028\u2029]/g, '\n')
  return trimmed(
    lines.replace(
      HIDDEN,
      (hidden, at: number) => keptOf(hidden, at, lines) || (hidden.match(MARKS) ?? []).join(''),
    ),
  )
}

/** What is spelling among characters that show nothing. */
function keptOf(hidden: string, at: number, text: string): string {
  const before = /.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? ''
  if (before === FLAG && FLAG_TAGS.test(hidden)) return hidden
  const [variant = '', joiner = ''] =
    /^(\p{Variation_Selector})?([\u200C\u200D])?/u.exec(hidden)?.slice(1) ?? []
  const isJoined = JOINS.test(before) && !JOINS_NOTHING.test(before)
  return VISIBLE.test(before) ? variant + (isJoined ? joiner : '') : ''
}

function trimmed(text: string): string {
  return VISIBLE.test(text) ? text.trim() : ''
}
