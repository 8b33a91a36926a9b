// Resets what far-reaching style sheets change. Not `all`: browsers serialize it as 10 kB on each element.
const PLAIN = 'margin:0;padding:0;opacity:1;transform:none;border:0;width:auto;min-width:0;'

/** Creates an element that looks the same on every site. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  css: string,
  properties: Partial<HTMLElementTagNameMap[K]>,
  // Not the body: sites replace, transform and hide it.
  parent: ParentNode = document.documentElement,
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties)
  style(element, PLAIN + css)
  parent.append(element)
  return element
}

// A strict style-src allows styles through the object model. `!important` overrides the site's own rules.
export function style(element: HTMLElement, css: string): void {
  element.style.cssText += css.replace(/;|$/g, '!important;')
}
