// Addresses that mail programs turn into links: with a scheme, or with a path (`bit.ly/x`). An academic degree
// before a slash looks like one, so it is checked again with a space in between.
const LINKS = [/:\/\//, /\bwww\./i, /[.。][^\s\d.。/()]{2,}\/\S/]
// Nobody ends an English sentence so, but browsers read each as a dot.
const DISGUISED_DOT = /[a-z\d][。．․｡][a-z]{2}/i

/** Whether a name has a web address in it. We send names to others, who would take the address for ours. */
export function hasWebAddress(name: string): boolean {
  const visible = name.replaceAll(/\p{Cf}/gu, '')
  // Turns full-width letters and other variants into plain ones.
  const plain = visible.normalize('NFKC')
  return DISGUISED_DOT.test(visible) || LINKS.some((link) => link.test(plain))
}

const WITHOUT_SCHEME = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]*(?::\d+)?(?:[/?#]|$)/u

/** Completes an address as people type it: `example.org/x` means https. Text that is no address stays as it is. */
export function withScheme(typed: string): string {
  const address = typed.trim()
  return WITHOUT_SCHEME.test(address) ? `https://${address}` : address
}
