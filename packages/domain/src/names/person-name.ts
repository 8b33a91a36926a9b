// As many words as the longest double names have.
const WORDS_MAX = 5
const NAME_MAX = 60

const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?)*$/u

/**
 * Whether this looks like a person's name and nothing else: a few words of letters. We pass a name that a stranger
 * typed to other people only if it does, so that nobody gets addresses, numbers or sentences.
 */
export function isPersonName(text: string): boolean {
  return text.length <= NAME_MAX && text.split(' ').length <= WORDS_MAX && NAME.test(text)
}
