let isPressed = false
const waiting = new Set<() => void>()

/**
 * Acts at once, or after the click if a mouse button is down. If the page moves between press and release, the click is lost:
 * leaving a field can show an error that moves the button.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.add(act)
  else act()
}

/** Returns how to stop. It works for touches too: browsers report them as a mouse before they move the focus. */
export function watchPresses(): () => void {
  const watching = new AbortController()
  const on = (type: string, listener: () => void) =>
    addEventListener(type, listener, { capture: true, signal: watching.signal })
  on('mousedown', () => (isPressed = true))
  // The click event comes right after the release, before any timer.
  for (const type of ['mouseup', 'dragend']) on(type, () => setTimeout(release))
  return () => {
    watching.abort()
    release()
  }
}

function release(): void {
  isPressed = false
  for (const act of waiting) act()
  waiting.clear()
}
