// Unicode Standard Annex 44, Default_Ignorable_Code_Point: characters that are invisible by themselves. They
// include all that change the direction of text, fillers, tags and unassigned characters, but not annotations,
// which are added here.
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu
const MARKS = /[\u061C\u200E\u200F]/g
// Control characters and lone surrogates are not handled here: the contract refuses them.
const VISIBLE = /[^\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

// Only the flags of England, Scotland and Wales are spelled with tags.
const FLAG = '\u{1F3F4}'
const FLAG_TAGS =
  /^\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}$/u

// Joiners join emoji. In Persian, Arabic and the scripts of India, joiners and non-joiners between letters are
// spelling.
const JOINS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{L}|\p{M}/u
const JOINS_NOTHING =
  /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Hebrew}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Inherited}/u

/**
 * A name as it is stored: without invisible characters, marks that turn the following text around, and outer space.
 * Joiners stay where they are spelling, and so do variants of emoji and of characters in Japanese names. Empty if
 * nothing would be visible. Repeat: the same.
 */
export function shownLine(text: string): string {
  return trimmed(text.replace(HIDDEN, keptOf))
}

/** The same for several lines, which may have marks of direction. Line breaks are `\n` or `\r\n`. */
export function shownLines(text: string): string {
  const lines = text.replace(/[\u0085\u2028\u2029]/g, '\n')
  return trimmed(
    lines.replace(
      HIDDEN,
      (hidden, at: number) => keptOf(hidden, at, lines) || (hidden.match(MARKS) ?? []).join(''),
    ),
  )
}

/** The part of invisible characters that is spelling. */
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
