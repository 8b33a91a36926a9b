import { unusableIn } from '@scheduling/contract/embeds/page'

/** Logs values in the embed's address that nobody can use. The console is where site builders look. */
export function nameMistakes(search: string): void {
  for (const { name, value, accepted } of unusableIn(search))
    // oxlint-disable-next-line no-console
    console.warn(`${name}="${value}" is not ${accepted}`)
}
