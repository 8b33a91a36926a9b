import { PAGE_PARAMS } from '@scheduling/contract/page'
import { toldHere } from '../../../conversions/conversions-of.ts'
import { AfterPick, eventForm } from '../after-pick/after-pick.tsx'
import { HiddenFieldsProvider } from '../details/details-form.tsx'
import { hiddenFieldsWith } from '../details/hidden-fields.tsx'
import { createEventPage } from '../event-page/event-page-model.ts'
import type { EventData } from '../event-page/event-page-model.ts'
import { EventPage } from '../event-page/event-page.tsx'
import { ChoosePerson } from '../people/choose-person.tsx'
import { seatsOf } from '../../slots/seats-left.ts'
import { NoScriptFormContext } from '../../time-zones/time-zone-control.tsx'
import { ZoneForm } from '../../time-zones/zone-form.tsx'
import { createPage } from '../../../page/page-model.ts'
import { PageView } from '../../../page/page-view.tsx'
import type { ExtraTexts, PublicPageView } from '../../../page/public-page.ts'
import { never, stillServices } from '../../../page/services.ts'
import { TEXTS_OF_CHANGES } from '../../../page/texts-of-changes.ts'
import { packBlock } from '../../../page/wire.ts'
import type { PageTexts } from '../../../page/words.tsx'
import { createLazy } from '../../../ui/lazy.ts'

/** `/{owner}/{event}` */
export const eventPage: PublicPageView<EventData> = {
  title: ({ event, owner }) => `${event.name} · ${owner.name}`,
  draw: (data, texts) => <EventDocument data={data} texts={texts} />,
  block: (data, texts) => packBlock({ data, texts: neededTexts(data, texts) }),
  extraTexts: ({ event, options, conversions, slots, people }) => {
    const extra: (ExtraTexts | false)[] = [
      people !== undefined && 'choice',
      event.confirmEmail && (event.needsApproval ? 'approval' : 'confirm'),
      options.embed === null && toldHere(conversions).length > 0 && 'consent',
      slots.mightBeBlocked === true && 'doubt',
    ]
    return extra.filter((each) => each !== false)
  },
  drawsTimesFirst: ({ options, slot }) => options.timeZoneGuessed && slot === null,
  description: ({ event, options }) =>
    // Nobody shows the description of a frame.
    options.hideEventDetails || options.embed !== null ? '' : event.description,
}

/** The texts of a page where no booking is changed, and which few event types need. */
function neededTexts({ slots }: EventData, texts: PageTexts): PageTexts {
  const booking = { ...texts.booking }
  for (const key of TEXTS_OF_CHANGES) Reflect.deleteProperty(booking, key)
  if (!slots.seatsLeft) Reflect.deleteProperty(booking, 'seatsLeft')
  return { ...texts, booking }
}

function EventDocument({ data, texts }: { data: EventData; texts: PageTexts }) {
  const page = createPage({ data, texts }, stillServices(data.options.now), (...of) =>
    createEventPage(...of, eventForm, seatsOf(data.slots)),
  )
  const person = data.people ? new URLSearchParams(data.options.search).get(PAGE_PARAMS.person) : null
  return (
    <NoScriptFormContext.Provider value={ZoneForm}>
      <HiddenFieldsProvider value={hiddenFieldsWith(person)}>
        <PageView page={page}>
          <EventPage
            page={page}
            afterPick={createLazy(never, AfterPick)}
            choosePerson={data.people && ChoosePerson}
          />
        </PageView>
      </HiddenFieldsProvider>
    </NoScriptFormContext.Provider>
  )
}
