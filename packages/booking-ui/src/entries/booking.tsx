import { createEventPage, NO_FORM } from '../features/bookings/event-page/event-page-model.ts'
import type { EventData, EventForm } from '../features/bookings/event-page/event-page-model.ts'
import { EventPage } from '../features/bookings/event-page/event-page.tsx'
import { nothing } from '../page/services.ts'
import { createPage } from '../page/page-model.ts'
import { PageView } from '../page/page-view.tsx'
import { createLazy } from '../ui/lazy.ts'
import { takeOver } from './take-over.ts'
import { settleZone, takeZone } from './visitors-zone.ts'

const form: EventForm = { ...NO_FORM }

async function loadAfterPick() {
  const part = await import('../features/bookings/after-pick/after-pick.tsx')
  Object.assign(form, part.eventForm)
  return part
}

// The script of `/{owner}/{event}`.
void takeOver<EventData>({
  ready: ({ owner, event }) => ({ name: 'ready', owner: owner.link, event: event.slug }),
  settle: settleZone,
  async create(block, services) {
    // Only for the console of a site's builders, so nothing waits for it.
    if (block.data.options.hasMistakes)
      void import('../frame/name-mistakes.ts').then(
        ({ nameMistakes }) => nameMistakes(location.search),
        nothing,
      )
    takeZone(block.data.options)
    // A page that opens with a chosen time shows the form right away.
    const part = block.data.slot === null ? null : await loadAfterPick()
    form.typed = part?.typedValues(document, block.data.event, history.state) ?? null
    const { people, slots } = block.data
    const chooser = people && (await import('../features/bookings/people/choose-person.tsx'))
    const seats = slots.seatsLeft && (await import('../features/slots/seats-left.ts')).seatsOf(slots)
    const afterPick = createLazy(async () => (await loadAfterPick()).AfterPick, part?.AfterPick)
    const page = createPage(block, services, (data, settings) =>
      createEventPage(data, settings, services, form, seats),
    )
    // The address names a month without free times, so go to the first month that has some.
    if (page.view.picker.view().shown === null) void page.view.picker.ask()
    return {
      page,
      element: (
        <PageView page={page}>
          <EventPage page={page} afterPick={afterPick} choosePerson={chooser?.ChoosePerson} />
        </PageView>
      ),
    }
  },
})
