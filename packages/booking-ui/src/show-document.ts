import { onTestFinished } from 'vitest'

/** Shows a document of the server in place of this one, until the test ends: other files look for theirs in its body. */
export function showDocument(html: string): void {
  const { documentElement } = document
  const before = [...documentElement.childNodes]
  documentElement.innerHTML = html
  onTestFinished(() => documentElement.replaceChildren(...before))
}
