// As many as the longest double names of people have.
const WORDS_MAX = 5
const NAME_MAX = 60

const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?)*$/u

/**
 * Whether this looks like the name of a person and nothing else: a few words of letters. What a stranger typed as their
 * name reaches third parties only then, so that nobody is sent addresses, numbers or sentences.
 */
export function isPersonName(text: string): boolean {
  return text.length <= NAME_MAX && text.split(' ').length <= WORDS_MAX && NAME.test(text)
}
