/** Tells the opener and the parent window. Browsers drop the message unless the window is of one of the origins. */
export function tellWindows(page: Window, type: string, origins: readonly string[]): void {
  for (const other of [page.opener as Window | null, page.parent === page ? null : page.parent])
    for (const origin of new Set(origins)) other?.postMessage({ type }, origin)
}
