// What style sheets that reach too far change. Not `all`: browsers write it out, 10 kB on each element.
const PLAIN = 'margin:0;padding:0;opacity:1;transform:none;border:0;width:auto;min-width:0;'

/** A new element that looks the same on every site. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  css: string,
  properties: Partial<HTMLElementTagNameMap[K]>,
  // Not the body: sites swap, transform and hide it.
  parent: ParentNode = document.documentElement,
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties)
  style(element, PLAIN + css)
  parent.append(element)
  return element
}

// Through the object model, which a strict style-src allows; important, or the site's own rules win.
export function style(element: HTMLElement, css: string): void {
  element.style.cssText += css.replace(/;|$/g, '!important;')
}
