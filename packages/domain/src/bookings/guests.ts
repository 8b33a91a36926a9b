/** The addresses that somebody typed or pasted, separated by lines, blanks, commas or semicolons. */
export function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

/**
 * The addresses of guests, each once and as it was written first, without the invitee's. `keyOf`: addresses with the same key
 * are one mailbox.
 */
export function distinctGuests(
  addresses: readonly string[],
  invitee: string,
  keyOf: (address: string) => string = (address) => address.toLowerCase(),
): string[] {
  const keys = new Set([keyOf(invitee)])
  return addresses.filter((address) => {
    const key = keyOf(address)
    return !keys.has(key) && keys.add(key)
  })
}
