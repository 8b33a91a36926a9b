const EDITABLE = '[contenteditable]:not([contenteditable="false"]), textarea'

/** Where a message is written. Gmail and LinkedIn mark theirs as text boxes with several lines. */
const MESSAGES = [
  'div[contenteditable="true"][role="textbox"][g_editable="true"]',
  '.msg-form__contenteditable[contenteditable="true"]',
  '[contenteditable="true"][role="textbox"]',
  '[contenteditable="true"]',
]

/** The field that the person was in, else the last message on the page: a reply is below what it answers. */
export function findEditor(page: Document): HTMLElement | undefined {
  const focused = page.activeElement?.closest<HTMLElement>(EDITABLE)
  if (focused && isShown(focused)) return focused
  for (const selector of MESSAGES) {
    const element = [...page.querySelectorAll<HTMLElement>(selector)].findLast(isShown)
    if (element) return element
  }
  return undefined
}

function isShown(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility()
}
