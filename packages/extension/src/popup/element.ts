type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** A new element. `true` sets an attribute without a value; `false` and undefined leave it out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value)
  made.append(...children)
  return made
}

export function button(label: string, onClick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label)
  made.addEventListener('click', onClick)
  return made
}

/** A label with its field. `hint`: one line below. */
export function field(label: string, input: HTMLElement, hint?: string): HTMLElement {
  return element(
    'label',
    {},
    element('span', {}, label),
    input,
    ...(hint ? [element('small', {}, hint)] : []),
  )
}
