import { withoutView } from '../../../page/links.ts'
import type { PageModel } from '../../../page/page-model.ts'
import type { EventData, EventPageModel } from '../event-page/event-page-model.ts'

/**
 * Shows the times with this person, by their link; null: with anybody. The server writes the page anew, without a reload.
 * Where it cannot, the browser opens the page. `isWanted`: nobody else was chosen meanwhile.
 */
export async function meet(
  { settings, services, view, linkHere }: PageModel<EventPageModel>,
  person: string | null,
  name: string,
  isWanted: () => boolean,
): Promise<void> {
  const href = linkHere({ person })
  const data = await services.fetchPage(href).then(
    (page) => page.data as EventData,
    () => null,
  )
  if (!isWanted()) return
  if (!data?.people) {
    services.open(href)
    return
  }
  const { from, to, starts, next } = data.slots
  // Whoever has gone meanwhile is not in its address.
  settings.set({ search: withoutView(data.options.search) })
  view.picker.set({ known: { spans: [{ start: from, end: to }], starts, next } })
  await view.picker.ask()
  services.history.replace(linkHere({}))
  settings.announce(name)
}
