import { EMBED_VALUES } from '@scheduling/contract/embeds/page'

/** What an embed says in the address of this page and nobody can use, on the console, where whoever builds the site reads it. */
export function nameMistakes(search: string): void {
  for (const [name, value] of new URLSearchParams(search)) {
    const accepted = EMBED_VALUES[name]
    // An id of a saved embed has the name of an attribute that is an address.
    const isWrong = accepted && name !== 'widget' && !accepted.test(value)
    // oxlint-disable-next-line no-console
    if (isWrong) console.warn(`${name}="${value}" is not ${accepted}`)
  }
}
