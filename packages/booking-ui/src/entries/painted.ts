// Hidden pages are not painted: nobody waits for those.
const PATIENCE_MS = 150

/**
 * Once what the server wrote is on the screen. On a fast line the script is there before the first paint, and would hold
 * it up with work that nobody sees.
 */
export async function painted(): Promise<void> {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return
  await new Promise<void>((resolve) => {
    // A frame's callbacks run before it is painted, a task that they start runs after.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE_MS)
  })
}
