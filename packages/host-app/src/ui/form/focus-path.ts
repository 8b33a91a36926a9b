/** Puts the focus on the first field, in the order of the page, that one of the paths names. */
export function focusFirst(root: HTMLElement, paths: readonly string[]): void {
  const wanted = new Set(paths.flatMap(withParents))
  const fields = [...root.querySelectorAll<HTMLElement>('[name], [data-path]')]
  const field = fields.find((element) => {
    const path = element.dataset.path ?? element.getAttribute('name')
    return path !== null && wanted.has(path)
  })
  if (!field) return
  for (
    let details = field.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true
  field.focus({ preventScroll: true })
  field.scrollIntoView?.({ block: 'center' })
}

/** A problem deep inside is shown where the nearest field around it is. */
function withParents(path: string): string[] {
  const parents = [path]
  for (let at = path; /[.[]/.test(at);) {
    at = at.replace(/(\.[^.[]+|\[\d+\])$/, '')
    if (at === parents.at(-1)) break
    parents.push(at)
  }
  return parents
}
