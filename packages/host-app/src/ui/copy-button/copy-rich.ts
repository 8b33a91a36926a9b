/** Copies text with its look, and as plain text for fields that take no other. False if the browser forbids it. */
export async function copyRich(html: string, text: string): Promise<boolean> {
  try {
    const content = {
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    }
    await navigator.clipboard.write([new ClipboardItem(content)])
    return true
  } catch {
    // Without https there is no clipboard API; the old way still works there.
    return copyByEvent(html, text)
  }
}

function copyByEvent(html: string, text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/html', html)
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', put)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', put)
  }
}
