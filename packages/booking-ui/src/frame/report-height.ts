/** Reports the height of the content now and after each change, in whole pixels, rounded up. */
export function reportHeight(content: Element, report: (height: number) => void): void {
  let last = 0
  const look = () => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    if (height === last) return
    last = height
    report(height)
  }
  new ResizeObserver(look).observe(content)
  // Report right away: below the fold, browsers delay a frame's observers until it scrolls into view. The visitor would
  // see it grow.
  look()
}
