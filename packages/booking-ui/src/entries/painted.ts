// Hidden pages are never painted. Do not wait longer than this.
const PATIENCE_MS = 150

/**
 * Resolves once the server's HTML is on the screen. On a fast connection the script arrives before the first paint, and
 * would delay it with work that nobody sees.
 */
export async function painted(): Promise<void> {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return
  await new Promise<void>((resolve) => {
    // A frame callback runs before the paint. A task that it starts runs after.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE_MS)
  })
}
