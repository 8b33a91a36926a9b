/** Completes a typed address: people leave out `https://`. Undefined if it is not an address. */
export function pageAddress(typed: string): string | undefined {
  const text = typed.trim()
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole) || /\s/.test(text)) return undefined
  const { protocol, hostname, href } = new URL(whole)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && (hostname.includes('.') || hostname === 'localhost') ? href : undefined
}
