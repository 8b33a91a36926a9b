// What style sheets that reach too far change. Not `all`: browsers write it out, 10 kB on each element.
const PLAIN = 'transform:none;opacity:1;border:0;margin:0;padding:0;'

/** A new element that looks the same on every site. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  css: string,
  properties: Partial<HTMLElementTagNameMap[K]>,
  // Not the body: sites swap, transform and hide it.
  parent: Element = document.documentElement,
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
