import { createClient } from '@scheduling/contract/client'
import { PAGE_PARAMS } from '@scheduling/contract/page'
import { fetchPage } from '../../page/fetch-page.ts'

interface PollAddress {
  owner: string
  poll: string
}

const LIVE = '[data-live]'
const OPTIONS = '[data-options]'
// Soon enough that nobody waits, and rare enough for a server with thousands of open pages.
const ASK_EVERY_MS = 5_000
// After failures it asks less and less often, up to once a minute.
const ASK_AT_MOST_MS = 60_000

/** Shows the visitor's zone if the address names none. Then shows new votes while the page is visible. */
export async function keepFresh(root: HTMLElement, address: PollAddress): Promise<void> {
  await showOwnZone(root)
  listenForChanges(root, address)
}

/** Redraws the whole page in the visitor's zone, before anything is typed. */
async function showOwnZone(root: HTMLElement): Promise<void> {
  const query = new URLSearchParams(location.search)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (query.has(PAGE_PARAMS.timeZone) || !zone || hasNews(root)) return
  query.set(PAGE_PARAMS.timeZone, zone)
  const href = `${location.pathname}?${query.toString()}`
  const page = await pageAt(href)
  const fresh = page?.getElementById('app')
  if (!fresh || root.querySelector('input:checked')) return
  root.replaceChildren(...fresh.childNodes)
  history.replaceState(null, '', href)
}

/** The result of a form is shown on this page only. A redraw would lose it. */
function hasNews(root: HTMLElement): boolean {
  return root.querySelector('[role="alert"], [role="status"]') !== null
}

function listenForChanges(root: HTMLElement, { owner, poll }: PollAddress): void {
  let known = Number(root.dataset.revision)
  let wait = ASK_EVERY_MS
  const call = createClient()
  const again = () => void setTimeout(() => void ask(), wait)

  async function ask(): Promise<void> {
    if (document.hidden) {
      again()
      return
    }
    try {
      const params = { owner, poll }
      const { revision } = await call('GET /polls/at/:owner/:poll', { params, query: { since: known } })
      if (revision !== known) await showNews(root)
      known = revision
      wait = ASK_EVERY_MS
    } catch {
      wait = Math.min(2 * wait, ASK_AT_MOST_MS)
    }
    again()
  }
  again()
}

/** Shows all times in another zone. Keeps what is being filled in. */
export async function showInZone(root: HTMLElement, zone: string): Promise<void> {
  const query = new URLSearchParams(location.search)
  query.set(PAGE_PARAMS.timeZone, zone)
  history.replaceState(null, '', `${location.pathname}?${query.toString()}`)
  await showNews(root, true)
}

/** Updates the parts that others change. Keeps what is being filled in. */
async function showNews(root: HTMLElement, isOtherwise = false): Promise<void> {
  const page = await pageAt(location.href)
  if (page) showOptions(root, page, isOtherwise)
  for (const part of root.querySelectorAll<HTMLElement>(LIVE)) {
    const fresh = page?.querySelector(`[data-live="${part.dataset.live}"]`)
    if (fresh && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes)
  }
}

/** Redraws the options if some were added, removed or renamed. Keeps the answers to those that remain. */
function showOptions(root: HTMLElement, page: Document, isOtherwise: boolean): void {
  const shown = root.querySelector<HTMLElement>(OPTIONS)
  const fresh = page.querySelector<HTMLElement>(OPTIONS)
  if (!shown || !fresh || (!isOtherwise && shown.dataset.options === fresh.dataset.options)) return
  const chosen = [...shown.querySelectorAll<HTMLInputElement>(':checked')]
  shown.dataset.options = fresh.dataset.options
  shown.replaceChildren(...fresh.childNodes)
  for (const { name, value } of chosen) {
    const answer = shown.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
    if (answer && !answer.disabled) answer.checked = true
  }
}

async function pageAt(href: string): Promise<Document | null> {
  const text = await fetchPage(href).catch(() => null)
  return text === null ? null : new DOMParser().parseFromString(text, 'text/html')
}
