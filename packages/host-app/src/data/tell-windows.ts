/** What is needed of a window. */
export type TellingWindow = Pick<Window, 'opener' | 'parent'>

/** Tells the opener and the parent window. Browsers drop the message unless the window is of one of the origins. */
export function tellWindows(
  page: TellingWindow,
  message: { type: string },
  origins: readonly string[],
): void {
  for (const other of [page.opener as Window | null, page.parent === page ? null : page.parent])
    for (const origin of new Set(origins)) other?.postMessage(message, origin)
}
