/** The document at an address of ours, where an answer of the API would not do. Throws where there is none. */
export async function fetchPage(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status} at ${href}`)
  return response.text()
}
