import { ReorderList } from './reorder-list.tsx'

// A row's menu, and the dialog that an item of it opened: closing it gives the focus back to the row.
const OPEN = '[role="menu"], [aria-modal="true"]'
const CHECK_EVERY_MS = 100
// Less than `PART_LOAD_SECONDS`, after which a part counts as missing.
const WAIT_MAX_MS = 60_000

/** `ReorderList`, for a list that is used meanwhile: its rows are replaced, which would close what was opened from one. */
export async function loadReorderList(): Promise<typeof ReorderList> {
  for (let waited = 0; waited < WAIT_MAX_MS && document.querySelector(OPEN); waited += CHECK_EVERY_MS)
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS))
  return ReorderList
}
