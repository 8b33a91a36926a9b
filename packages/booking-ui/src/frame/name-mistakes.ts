import { EMBED_VALUES } from '@scheduling/contract/embeds/page'

/** Logs values in the embed's address that nobody can use. The console is where site builders look. */
export function nameMistakes(search: string): void {
  for (const [name, value] of new URLSearchParams(search)) {
    const accepted = EMBED_VALUES[name]
    // Saved embeds put an id into `widget`, which also is the name of an attribute with an address.
    const isWrong = accepted && name !== 'widget' && !accepted.test(value)
    // oxlint-disable-next-line no-console
    if (isWrong) console.warn(`${name}="${value}" is not ${accepted}`)
  }
}
