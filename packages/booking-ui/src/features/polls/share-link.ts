const SAID_FOR_MS = 3_000

/** Copies the poll's link, or opens the share sheet of a phone that has one. */
export function shareLink(root: HTMLElement): void {
  reveal(root)
  // The page is redrawn in the visitor's zone.
  new MutationObserver(() => reveal(root)).observe(root, { childList: true })
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    const place = button?.closest<HTMLElement>('[data-share]')
    if (!button || !place) return
    const url = location.origin + (place.dataset.share ?? '')
    // Closing the sheet rejects, but it is not an error.
    if ('system' in button.dataset) navigator.share({ title: place.dataset.title ?? '', url }).catch(() => {})
    else void copy(button, place, url)
  })
}

function reveal(root: HTMLElement): void {
  const place = root.querySelector<HTMLElement>('[data-share]')
  const system = place?.querySelector<HTMLElement>('[data-system]')
  if (place) place.hidden = false
  if (system) system.hidden = !('share' in navigator)
}

async function copy(button: HTMLButtonElement, place: HTMLElement, url: string): Promise<void> {
  const { copy: copied = '', failed = '' } = button.dataset
  const label = button.textContent
  const isCopied = await navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
  const said = isCopied ? copied : `${failed} ${url}`
  const output = place.querySelector('output')
  if (output) output.textContent = said
  button.textContent = said
  button.disabled = true
  setTimeout(() => {
    button.textContent = label
    button.disabled = false
  }, SAID_FOR_MS)
}
