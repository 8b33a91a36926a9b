/**
 * Keeps a form that is sent offline, and sends it once the visitor is back online. The browser would show its own error
 * page instead, and what was filled in would be gone.
 */
export function sendWhenBack(root: HTMLElement): void {
  let stopWaiting: (() => void) | undefined
  root.addEventListener('submit', (event) => {
    stopWaiting?.()
    if (navigator.onLine) return
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const waiting = new AbortController()
    const notice = noticeIn(root)
    form.append(notice)
    notice.scrollIntoView({ block: 'nearest' })
    stopWaiting = () => {
      waiting.abort()
      notice.remove()
    }
    addEventListener('online', () => form.requestSubmit(event.submitter), { signal: waiting.signal })
  })
}

function noticeIn(root: HTMLElement): HTMLElement {
  const template = root.querySelector<HTMLTemplateElement>('template[data-offline]')
  return template?.content.cloneNode(true).firstChild as HTMLElement
}
