/** Fetches a document of this site, for what the API does not return. Throws if there is none. */
export async function fetchPage(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status} at ${href}`)
  return response.text()
}
