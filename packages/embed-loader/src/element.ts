/** A new element that looks the same on every site. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  css: string,
  properties: Partial<HTMLElementTagNameMap[K]>,
  // Not the body: sites swap, transform and hide it.
  parent: Element = document.documentElement,
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties)
  style(element, `all:revert;${css}`)
  parent.append(element)
  return element
}

// Through the object model, which a strict style-src allows; important, or the site's own rules win.
export function style(element: HTMLElement, css: string): void {
  element.style.cssText += css.replace(/;|$/g, '!important;')
}
