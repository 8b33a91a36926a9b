/** Tells how tall the content is, now and whenever that changes, in whole pixels rounded up. */
export function reportHeight(content: Element, report: (height: number) => void): void {
  let last = 0
  const look = () => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    if (height === last) return
    last = height
    report(height)
  }
  new ResizeObserver(look).observe(content)
  // Below the fold browsers let a frame's observers wait until it is scrolled into view: it would grow before the eye.
  look()
}
