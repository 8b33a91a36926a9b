// Letters of other scripts that look like Latin ones and are used to fake names.
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...pairs('аеорсухіјѕԁһӏвкмнтгѵԛԝ', 'aeopcyxljsdhlbkmhtrvqw'),
  ...pairs('αεορτυνικβγηχζ', 'aeoptuvlkbynxz'),
  ...pairs('ıi1|ɑɡ0', 'llllago'),
}

function pairs(others: string, latin: string): Record<string, string> {
  return Object.fromEntries(Array.from(others, (letter, index) => [letter, latin[index] ?? letter]))
}

/**
 * Whether a reader would mistake a name for another one: all of its words are there, however they are written. For
 * names that anybody can type next to somebody else's work.
 */
export function borrowsName(name: string, owner: string): boolean {
  const wanted = wordsOf(owner)
  const words = wordsOf(name)
  const asOne = wanted.join('')
  return (
    wanted.length > 0 &&
    (wanted.every((word) => words.includes(word)) || words.includes(asOne) || words.join('') === asOne)
  )
}

function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  const letters = Array.from(plain, (letter) => LOOK_ALIKES[letter] ?? letter).join('')
  return letters.match(/[\p{L}\p{N}]+/gu) ?? []
}
