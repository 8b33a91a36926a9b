/** Puts the focus on the first field, in the order of the page, that one of the paths names. */
export function focusFirst(root: HTMLElement, paths: readonly string[]): void {
  const byPath = new Map<string, HTMLElement>()
  for (const element of root.querySelectorAll<HTMLElement>('[name], [data-path]')) {
    const path = element.dataset.path ?? element.getAttribute('name') ?? ''
    if (!byPath.has(path)) byPath.set(path, element)
  }
  // A problem deep inside is shown at the nearest field around it.
  const fields = new Set(
    paths.map((path) =>
      withParents(path)
        .map((at) => byPath.get(at))
        .find(Boolean),
    ),
  )
  const first = [...byPath.values()].find((element) => fields.has(element))
  if (!first) return
  for (
    let details = first.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true
  focusOn(first)
}

/** Scrolls it into view: the pressed button may be far below, and there is a header above. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: 'center' })
}

/** `a.b[0].c`, `a.b[0]`, `a.b`, `a` */
function withParents(path: string): string[] {
  const parent = path.replace(/(\.[^.[]+|\[\d+\])$/, '')
  return parent === path ? [path] : [path, ...withParents(parent)]
}
