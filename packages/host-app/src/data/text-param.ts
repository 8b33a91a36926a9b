/** A query parameter; the router's own type for it is unknown, though ours are always text. */
export function textParam(search: Record<string, unknown>, name: string): string | undefined {
  const value = search[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
