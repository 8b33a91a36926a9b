// Query parameters are text. The router's default reads `?q=007` as a number and `?q=true` as a boolean.

export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'string' && value !== '') query.set(name, value)
  return query.size ? `?${query}` : ''
}
