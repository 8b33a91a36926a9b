/** Marks the options when the visitor's own calendar is busy. The file is read here and never sent. */
export function readOwnCalendar(root: HTMLElement): void {
  reveal(root)
  root.addEventListener('change', (event) => {
    const input = event.target
    if (input instanceof HTMLInputElement && input.type === 'file') void mark(root, input.files?.[0])
  })
  const isOver = (over: boolean) => placeIn(root)?.toggleAttribute('data-over', over)
  root.addEventListener('dragover', (event) => {
    event.preventDefault()
    isOver(true)
  })
  root.addEventListener('dragleave', () => isOver(false))
  root.addEventListener('drop', (event) => {
    event.preventDefault()
    isOver(false)
    void mark(root, event.dataTransfer?.files[0])
  })
  // The page is redrawn in the visitor's zone.
  new MutationObserver(() => reveal(root)).observe(root, { childList: true })
}

function reveal(root: HTMLElement): void {
  const place = placeIn(root)
  if (place) place.hidden = false
}

function placeIn(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-calendar]')
}

async function mark(root: HTMLElement, file: File | undefined): Promise<void> {
  const place = placeIn(root)
  if (!file || !place) return
  const options = [...root.querySelectorAll<HTMLElement>('[data-start]')]
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  // A separate file: few people compare.
  const [{ compareWithFile }, text] = await Promise.all([import('./compare-with-file.ts'), file.text()])
  const offered = options.map(({ dataset: { start = '', date } }) => ({ start, date }))
  const { isBusyAt, isPartly } = compareWithFile(text, offered, Number(place.dataset.minutes), zone)
  let count = 0
  for (const [index, option] of options.entries()) {
    const isBusy = isBusyAt[index] === true
    option.toggleAttribute('data-own-busy', isBusy)
    const time = option.querySelector<HTMLElement>('[data-time]')
    if (time) time.dataset.note = isBusy ? (place.dataset.busy ?? '') : ''
    if (isBusy) count++
  }
  const said = place.querySelector('output')
  const { read = '', unread = '' } = place.dataset
  if (said) said.textContent = [`${read} ${count}`, isPartly && unread].filter(Boolean).join(' · ')
}
