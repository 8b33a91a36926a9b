import { bookingCatalogues } from '@scheduling/messages/booking'
import { errorsCatalogues } from '@scheduling/messages/errors'
import { useMemo } from 'react'
import { createEventPage } from '../features/bookings/event-page-model.ts'
import type { EventData } from '../features/bookings/event-page-model.ts'
import { EventPage } from '../features/bookings/event-page.tsx'
import { createPage } from '../page/page-model.ts'
import { PageView } from '../page/page-view.tsx'
import { stillServices } from '../page/services.ts'
import { chosenColours, paletteOf } from '../page/theme.ts'
import type { Scheme } from '../page/theme.ts'
import { createLazy } from '../ui/lazy.ts'

interface Props {
  data: EventData
  scheme: Scheme
}

/** The real booking page, to be looked at: nothing in it can be reached or makes a call. */
export function BookingPreview({ data, scheme }: Props) {
  const { language } = data.options
  const page = useMemo(() => {
    const texts = { booking: bookingCatalogues[language], errors: errorsCatalogues[language] }
    return createPage({ data, texts }, stillServices(data.options.now), createEventPage)
  }, [data, language])
  const afterPick = useMemo(() => createLazy(never), [])
  const colours = chosenColours(data.options.colours, data.owner.colours)
  return (
    <div inert style={variables(paletteOf(colours, scheme, true), scheme)}>
      <PageView page={page}>
        <EventPage page={page} afterPick={afterPick} />
      </PageView>
    </div>
  )
}

const never = () => new Promise<never>(() => undefined)

function variables(palette: Record<string, string>, scheme: Scheme): Record<string, string> {
  const named = Object.entries(palette).map(([name, colour]) => [`--${name}`, colour])
  return { colorScheme: scheme, ...Object.fromEntries(named) }
}
