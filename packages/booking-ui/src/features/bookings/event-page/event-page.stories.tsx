import type { Question } from '@scheduling/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { eventPage, people } from '../../../fixtures.ts'
import { StoryPage } from '../../../story-page.tsx'

const meta = { title: 'Booking page/Event', component: StoryPage } satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const SLOT = Date.parse('2027-03-04T14:00:00Z')
const questions: Question[] = [
  { id: 'topic', label: 'What would you like to talk about?', required: true, type: 'large_text' },
  { id: 'company', label: 'Company', required: false, type: 'text' },
  { id: 'phone', label: 'Phone', required: false, type: 'phone_number' },
  {
    id: 'size',
    label: 'How large is your team?',
    required: true,
    type: 'dropdown',
    options: ['1–10', '11–50', 'More'],
  },
  {
    id: 'role',
    label: 'Your role',
    required: true,
    type: 'single_options',
    options: ['Sales', 'Support', 'Other'],
  },
  {
    id: 'parts',
    label: 'Which parts?',
    required: false,
    type: 'multiple_options',
    options: ['Embeds', 'API', 'Teams'],
  },
]
const everything = eventPage({
  slot: SLOT,
  event: {
    questions,
    locations: [
      { kind: 'google_meet' },
      { kind: 'phone_call', value: '+49 30 1234567' },
      { kind: 'address', value: 'Oranienstraße 25, 10999 Berlin' },
    ],
    video: {
      kind: 'youtube',
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      player: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
    },
  },
})

export const Times: Story = { args: { data: eventPage() } }
export const Dark: Story = { args: { data: eventPage({ options: { theme: 'dark' } }) } }
export const RightToLeft: Story = { args: { data: eventPage({ options: { language: 'il' } }) } }
export const Phone: Story = { args: { data: eventPage(), width: 320 } }
export const PhoneInTwelveHours: Story = {
  args: { data: eventPage({ owner: { timeFormat: '12h', weekStart: 'sun' } }), width: 320 },
}
const withSeats = (language: 'en' | 'de' | 'il') => {
  const { slots } = eventPage()
  const seatsLeft = slots.starts.map((_, index) => 1 + (index % 12))
  return eventPage({ slots: { seatsLeft }, options: { language } })
}
export const SeatsLeft: Story = { args: { data: withSeats('en') } }
export const SeatsLeftInGerman: Story = { args: { data: withSeats('de'), width: 640 } }
export const SeatsLeftRightToLeft: Story = { args: { data: withSeats('il'), width: 320 } }
const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="%23406F4F"/><circle cx="200" cy="150" r="90" fill="%23F2E3C6"/></svg>'
const withChoice = eventPage({
  people: people.map((person, index) => ({ ...person, avatar: index === 0 ? PICTURE : null })),
  options: { search: '?person=dana' },
})
export const ChoiceOfPeople: Story = {
  args: { data: withChoice },
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement).getByRole('group', { name: 'Pick a host' })
    const links = within(choice).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Anyone', 'Dana Reyes', 'Kofi Mensah'])
    await expect(links[1]).toHaveAttribute('aria-current', 'true')
    await userEvent.tab()
    links[0]?.focus()
    await userEvent.tab()
    await expect(links[1]).toHaveFocus()
  },
}
export const ChoiceOfPeopleOnPhone: Story = { args: { data: withChoice, width: 320 } }
export const Framed: Story = { args: { data: eventPage({ options: { embed: 'inline' } }), width: 700 } }
export const OwnColors: Story = {
  args: {
    data: eventPage({ owner: { colors: { background: '#FFF7E8', text: '#40320F', button: '#FFC93C' } } }),
  },
}
export const Branded: Story = {
  args: {
    data: eventPage({
      owner: {
        avatar: PICTURE,
        background: PICTURE,
        colors: { background: '#FFF7E8', text: '#40320F', button: '#B3261E' },
      },
    }),
  },
}
export const BrandedOnPhone: Story = { args: { ...Branded.args, width: 320 } }
export const BrandedInFrame: Story = {
  args: {
    data: eventPage({ owner: { logo: PICTURE, background: PICTURE }, options: { embed: 'inline' } }),
    width: 700,
  },
}
export const WithoutOurName: Story = { args: { data: eventPage({ owner: { hidesProductName: true } }) } }
export const LongNames: Story = {
  args: {
    width: 375,
    data: eventPage({
      owner: { name: 'Maximiliane von Hohenzollern-Sigmaringen' },
      event: {
        name: 'Erstgespräch zur Rechtsschutzversicherungsgesellschaftsgründung',
        locations: [
          { kind: 'custom', value: 'At the café behind the old harbour-master’s office, second floor' },
        ],
      },
    }),
  },
}

export const NothingFreeThisMonth: Story = {
  args: {
    data: eventPage({ date: '2027-03-01', slots: { starts: [], next: Date.parse('2027-05-04T14:00:00Z') } }),
  },
}
export const NothingFree: Story = { args: { data: eventPage({ slots: { starts: [], next: null } }) } }

export const Loading: Story = {
  args: { data: eventPage() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'Next month' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Next month' }))
    await waitFor(() => expect(canvas.getAllByText(/Looking for free times/).length).toBeGreaterThan(0))
  },
}

export const Offline: Story = {
  args: {
    data: eventPage(),
    services: { call: () => Promise.reject(Object.assign(new Error('offline'), { code: 'offline' })) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'Next month' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Next month' }))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const ZoneMenu: Story = {
  args: { data: eventPage() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /Berlin/ }))
    await userEvent.type(await canvas.findByRole('combobox'), 'tokyo')
    await expect(await canvas.findByRole('option', { name: /Tokyo/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: /Tokyo/ })).toHaveFocus()
  },
}

export const Details: Story = { args: { data: everything } }
export const DetailsDark: Story = {
  args: { data: { ...everything, options: { ...everything.options, theme: 'dark' } } },
}
export const DetailsOnPhone: Story = { args: { data: everything, width: 320 } }
export const DetailsRightToLeft: Story = {
  args: { data: { ...everything, options: { ...everything.options, language: 'il' } }, width: 375 },
}

export const DetailsWithMistakes: Story = {
  args: { data: everything },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Email'), 'noa@')
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await expect(canvas.getByText('Email format invalid')).toBeVisible()
    // Below the field, the browser's list would cover it.
    const choice = canvas.getByLabelText(/How large is your team/)
    const problem = canvasElement.querySelector(`#${choice.getAttribute('aria-describedby')}`)
    const [list, said] = [choice, problem].map((one) => one?.getBoundingClientRect())
    await expect(said?.bottom).toBeLessThanOrEqual(list?.top ?? 0)
  },
}
export const DetailsWithMistakesOnPhone: Story = {
  ...DetailsWithMistakes,
  args: { data: everything, width: 375 },
}

export const InAnotherZoneAcrossAClockChange: Story = {
  args: {
    data: eventPage({
      slot: Date.parse('2027-04-01T14:00:00Z'),
      options: { timeZone: 'America/New_York', timeZoneGuessed: false },
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
        nearest: ['04T13:45', '04T14:15', '05T09:00'].map((time) => Date.parse(`2027-03-${time}:00Z`)),
      },
    }),
  },
}

export const SlotLostOnPhone: Story = { args: { ...SlotLost.args, width: 320 } }
