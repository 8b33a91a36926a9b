/** Tells how tall the content is, now and whenever that changes, in whole pixels rounded up. */
export function reportHeight(content: Element, report: (height: number) => void): void {
  let last = 0
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    if (height === last) return
    last = height
    report(height)
  }).observe(content)
}
