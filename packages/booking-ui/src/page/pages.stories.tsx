import '../document.css'
import { bookingCatalogues } from '@scheduling/messages/booking'
import { errorsCatalogues } from '@scheduling/messages/errors'
import { LANGUAGES } from '@scheduling/messages'
import type { PageData } from '@scheduling/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AfterPick } from '../features/bookings/after-pick.tsx'
import { createEventPage } from '../features/bookings/event-page-model.ts'
import { EventPage } from '../features/bookings/event-page.tsx'
import { createManagePage } from '../features/bookings/manage-page-model.ts'
import { ManagePage } from '../features/bookings/manage-page.tsx'
import { bookingPage, eventPage, listPage, noticePage, NOW } from '../fixtures.ts'
import { createLazy } from '../ui/lazy.ts'
import { createPage } from './page-model.ts'
import { PageView } from './page-view.tsx'
import { stillServices } from './services.ts'
import { ownerOf } from './settings-model.ts'
import { StaticPage } from './static-page.tsx'
import { themeCss } from './theme-css.ts'
import { chosenColours, paletteOf, schemesOf } from './theme.ts'

interface Props {
  data: PageData
}

/** A public page as the server's document has it, styles included. */
function Document({ data }: Props) {
  const { language, theme, embed, colours: asked } = data.options
  const colours = chosenColours(asked, ownerOf(data)?.colours ?? null)
  const schemes = schemesOf(theme, colours.background)
  const palettes = schemes.map((scheme) => ({ scheme, palette: paletteOf(colours, scheme, embed !== null) }))
  return (
    <div lang={LANGUAGES[language].tag} dir={LANGUAGES[language].direction}>
      <style>{themeCss(palettes)}</style>
      <Contents data={data} />
    </div>
  )
}

function Contents({ data }: Props) {
  const { language } = data.options
  const texts = { booking: bookingCatalogues[language], errors: errorsCatalogues[language] }
  const services = stillServices(data.options.now)
  if (data.kind === 'event') {
    const page = createPage({ data, texts }, services, createEventPage)
    const afterPick = createLazy(() => Promise.resolve(AfterPick), AfterPick)
    return (
      <PageView page={page}>
        <EventPage page={page} afterPick={afterPick} />
      </PageView>
    )
  }
  if (data.kind === 'booking') {
    const page = createPage({ data, texts }, services, createManagePage)
    return (
      <PageView page={page}>
        <ManagePage page={page} />
      </PageView>
    )
  }
  return <StaticPage data={data} texts={texts} />
}

const meta: Meta<Props> = { title: 'Booking page/Pages', component: Document }
export default meta
type Story = StoryObj<Props>

const SLOT = Date.parse('2027-03-04T14:00:00Z')

export const PickATime: Story = { args: { data: eventPage() } }
export const PickATimeInTheDark: Story = { args: { data: eventPage({ options: { theme: 'dark' } }) } }
export const PickATimeInHebrew: Story = { args: { data: eventPage({ options: { language: 'he' } }) } }
export const PickATimeInTheHostsColours: Story = {
  args: {
    data: eventPage({ owner: { colours: { background: '#FFF7ED', text: '#431407', button: '#C2410C' } } }),
  },
}
export const NothingFree: Story = { args: { data: eventPage({ slots: { starts: [], next: null } }) } }
export const Details: Story = { args: { data: eventPage({ slot: SLOT }) } }
export const DetailsRefused: Story = {
  args: {
    data: eventPage({
      slot: SLOT,
      refused: {
        values: { name: 'Noa', email: 'noa@', guests: '', answers: {}, location: 0, reason: '' },
        errors: [{ path: 'invitee.email', reason: 'format', message: 'Email format invalid' }],
        code: null,
        nearest: [],
      },
    }),
  },
}
export const SlotLost: Story = {
  args: {
    data: eventPage({
      slot: SLOT,
      refused: {
        values: { name: 'Noa', email: 'noa@example.com', guests: '', answers: {}, location: 0, reason: '' },
        errors: [],
        code: 'slot_taken',
        nearest: [SLOT + 900_000, SLOT + 1_800_000, SLOT - 900_000],
      },
    }),
  },
}
export const Booked: Story = { args: { data: bookingPage({ view: 'confirmed' }) } }
export const Summary: Story = { args: { data: bookingPage() } }
export const Reschedule: Story = {
  args: { data: bookingPage({ view: 'reschedule', slots: eventPage().slots }) },
}
export const Cancel: Story = { args: { data: bookingPage({ view: 'cancel' }) } }
export const Canceled: Story = {
  args: { data: bookingPage({ booking: { status: 'canceled', canceledBy: 'host', cancelReason: 'Ill' } }) },
}
export const AfterTheMeeting: Story = {
  args: { data: bookingPage({ options: { now: NOW + 30 * 86_400_000 } }) },
}
export const BookingList: Story = { args: { data: listPage() } }
export const NotFound: Story = { args: { data: noticePage('not_found') } }
export const LinkExpired: Story = { args: { data: noticePage('link_expired') } }
export const EventOff: Story = { args: { data: noticePage('event_off') } }
