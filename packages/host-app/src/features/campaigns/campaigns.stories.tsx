import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { iso, NOW } from '../../fixtures/fixture.ts'
import { Stage } from '../../fixtures/stage.tsx'
import { me } from '../accounts/fixture.ts'
import { PICTURE } from '../branding/fixture.ts'
import { videoOf } from '../videos/fixture.ts'
import { activityOf, campaignOf, leadOf } from './fixture.ts'

const page = { kind: 'page' } as const
const campaigns = [
  campaignOf(1, { destination: page, videoId: 'video001', tool: 'heyreach' }),
  campaignOf(2, { name: 'Renewals', state: 'stopped' }),
  campaignOf(3, {
    name: 'Webinar guests',
    destination: { kind: 'url', url: 'https://example.com/?n={{first_name}}' },
    warning: { at: iso(NOW), lead: '{{lead_id}}' },
  }),
  campaignOf(4, { name: 'Without leads', destination: page, videoId: 'video001' }),
]
const leads = {
  [campaigns[0]?.id ?? '']: [
    leadOf(1, { fields: { first_name: 'Anna', last_name: 'Smith', company: 'Client' } }),
    leadOf(2, {
      fields: { first_name: 'Ben', company: 'A company with a name that needs more than one line' },
    }),
    leadOf(3, { email: null, externalKey: 'dana-levi-42', fields: {} }),
  ],
}
const watched = [
  ['Eve', activityOf()],
  ['Finn', activityOf({ playedAt: iso(NOW), secondsWatched: 46, part: 0.5, clickedAt: iso(NOW) })],
  [
    'Gil',
    activityOf({ playedAt: iso(NOW), secondsWatched: 92, part: 1, bookedAt: iso(NOW), bookedSecond: 70 }),
  ],
  ['Scanner', activityOf({ suspect: true })],
  ['Hana', null],
] as const
const watchedLeads = {
  [campaigns[0]?.id ?? '']: watched.map(([name, activity], index) =>
    leadOf(index + 1, { fields: { first_name: name }, activity }),
  ),
}
const ofSites = campaignOf(5, {
  name: 'Websites',
  destination: page,
  videoId: 'video001',
  background: 'website',
})
const siteLeads = (
  [
    ['Anna', { kind: 'preview', picture: PICTURE, waiting: false }],
    ['Ben', { kind: 'image', picture: PICTURE, waiting: false }],
    ['Cara', { kind: 'none', picture: null, waiting: true }],
    ['Dan', { kind: 'none', picture: null, waiting: false }],
  ] as const
).map(([name, background], index) =>
  leadOf(index + 1, { fields: { first_name: name }, website: 'https://client.example/', background }),
)
const withoutSite = leadOf(5, { fields: { first_name: 'Eli' } })
const withSites = {
  campaigns: [ofSites],
  leads: { [ofSites.id]: [...siteLeads, withoutSite] },
  videos: [videoOf(1)],
}
const state = { campaigns, leads, videos: [videoOf(1)] }
const PATH = '/dynamic-videos/campaigns'
const at = (number: number) => `${PATH}/${campaigns[number - 1]?.id}`

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Campaigns',
  component: Stage,
  args: { path: PATH, state },
  play: async () => {
    await screen.findByRole('article', { name: 'Spring outreach' })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const rowOf = async (name: string) => within(await screen.findByRole('article', { name }))
const shown = async () => {
  await screen.findByRole('article', { name: 'Anna Smith' })
}
const chooseFile = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }))
  const dialog = await screen.findByRole('dialog')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No field for a file')
  await userEvent.upload(input, new File([text], 'leads.csv', { type: 'text/csv' }))
  return within(dialog)
}

const FILE = [
  'Work email;Vorname;Firma;LinkedIn URL',
  'cara@client.example;Cara;Client;cara-1',
  'nobody;Dan;Client;dan-2',
  'cara@client.example;Cara again;Client;cara-1',
].join('\n')

export const List: Story = {}
export const ListRightToLeft: Story = { args: { language: 'il' } }
export const Empty: Story = {
  args: { state: {} },
  play: async () => {
    await screen.findByText('No campaigns yet')
  },
}
export const New: Story = {
  args: { path: `${PATH}/new` },
  play: async () => {
    await screen.findByText('Hi there')
    await userEvent.click(await screen.findByRole('button', { name: 'Create campaign' }))
    const name = await screen.findByLabelText('Campaign name')
    await waitFor(() => expect(document.activeElement).toBe(name))
  },
}
export const NewWithFieldInHost: Story = {
  args: { path: `${PATH}/new` },
  play: async () => {
    await userEvent.click(await screen.findByText('Web address'))
    const url = await screen.findByRole('textbox', { name: 'Web address' })
    await userEvent.type(url, 'https://{{{{company}}.example/')
    await userEvent.click(screen.getByRole('button', { name: 'Create campaign' }))
    await screen.findByText(/Put fields only after the site’s name/)
  },
}
export const One: Story = { args: { path: at(1) }, play: shown }
const sold = { ...me.server, hasPlans: true, sellsPlans: true }
const growth = { ...me, plan_type: 'growth_monthly', quantity_minutes: 1_000, server: sold }
/** What was chosen stays, and where more minutes are bought is said. */
export const OneOverMinutes: Story = {
  args: {
    path: at(2),
    state: {
      ...state,
      me: growth,
      failing: new Map([['PATCH /campaigns/:id', { code: 'video_minutes_used_up' }]]),
    },
  },
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /^Campaign name/ })
    await userEvent.type(name, ' again')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'More video minutes' }))
    await dialog.findByText('Extra minutes at $0.15 per minute')
    await expect(name).toHaveValue('Renewals again')
  },
}
export const NotInPlan: Story = {
  args: { path: `${PATH}/new`, state: { ...state, me: growth } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade Now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Not in your plan' }))
    await dialog.findByText('Please upgrade your plan to access this feature.')
  },
}
export const OneRightToLeft: Story = { args: { path: at(1), language: 'il' }, play: shown }
export const OneWatched: Story = {
  args: { path: at(1), state: { ...state, leads: watchedLeads } },
  play: async () => {
    await expect((await rowOf('Eve')).getByText('Opened with this link')).toBeVisible()
    await expect((await rowOf('Finn')).getByText('Someone with this link watched 50%')).toBeVisible()
    await expect((await rowOf('Gil')).getByText('Booked')).toBeVisible()
    await expect((await rowOf('Scanner')).getByText('Probably a bot')).toBeVisible()
    await expect((await rowOf('Hana')).getByText('Not opened yet')).toBeVisible()
    await screen.findByText(/^Video minutes this month: 91 of 1,000/)
    const booked = await screen.findByText('Booked', { selector: 'dt' })
    await expect(booked.nextElementSibling).toHaveTextContent('1')
  },
}
export const OneWatchedRightToLeft: Story = {
  args: { path: at(1), language: 'il', state: { ...state, leads: watchedLeads } },
  play: async () => {
    await screen.findByText('כנראה בוט')
  },
}
export const OneUncounted: Story = {
  args: { path: at(2), state: { ...state, leads: { [campaigns[1]?.id ?? '']: [leadOf(1)] } } },
  play: async () => {
    await screen.findByText(/Links to a booking page count bookings only/)
  },
}
export const OneOverWebsites: Story = {
  args: { path: `${PATH}/${ofSites.id}`, state: withSites },
  play: async () => {
    await (await rowOf('Anna')).findByText('Background: preview picture of client.example')
    await (await rowOf('Ben')).findByText('Background: your picture, as there is none of client.example')
    await (await rowOf('Cara')).findByText('Background: picture of client.example on its way')
    await (await rowOf('Dan')).findByText('No background: no picture of client.example')
    await (await rowOf('Eli')).findByText('No background: this lead has no website')
    await screen.findByText(/shows in link previews/)
  },
}
export const OneOverWebsitesRightToLeft: Story = {
  args: { path: `${PATH}/${ofSites.id}`, state: withSites, language: 'il' },
  play: async () => {
    await screen.findByRole('article', { name: 'Anna' })
  },
}
const pictured = campaignOf(6, {
  name: 'Pictured',
  destination: page,
  videoId: 'video001',
  background: 'image',
  image: PICTURE,
})
/** Pictures are not mirrored, and neither is the corner that the host chose. */
export const OneOverItsPictureRightToLeft: Story = {
  args: {
    path: `${PATH}/${pictured.id}`,
    state: { campaigns: [pictured], videos: [videoOf(1)] },
    language: 'il',
  },
  play: async () => {
    const bubble = await waitFor(() => {
      const element = document.querySelector<HTMLElement>('[data-corner="bottom_left"]')
      if (!element) throw new Error('Not yet')
      return element
    })
    const [inside, stage] = [bubble, bubble.parentElement ?? bubble].map((one) => one.getBoundingClientRect())
    await expect((inside?.right ?? 0) - (stage?.left ?? 0)).toBeLessThan((stage?.width ?? 0) / 2)
    await screen.findByDisplayValue('למטה משמאל')
  },
}
const choosePicture = async () => {
  await userEvent.type(await screen.findByLabelText('Campaign name'), 'Pictured')
  await userEvent.click(await screen.findByRole('combobox', { name: /^Video/ }))
  await userEvent.click(await screen.findByRole('option', { name: /./ }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }))
  await screen.findByRole('button', { name: 'Upload picture' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No field for a file')
  await userEvent.upload(input, new File(['picture'], 'shop.png', { type: 'image/png' }))
  await screen.findByRole('img', { name: 'Picture of this campaign' })
  await userEvent.type(await screen.findByLabelText('Picture description'), 'Our shop')
  await userEvent.click(screen.getByRole('button', { name: 'Create campaign' }))
}
export const NewWithPicture: Story = {
  args: { path: `${PATH}/new` },
  play: async () => {
    await choosePicture()
    await screen.findByRole('heading', { level: 1, name: 'Pictured' })
    await screen.findByRole('button', { name: 'Replace picture' })
    await expect(await screen.findByLabelText('Picture description')).toHaveValue('Our shop')
  },
}
/** What was typed is in the campaign, and the picture is chosen again there. */
export const NewWithRefusedPicture: Story = {
  args: {
    path: `${PATH}/new`,
    state: { ...state, failing: new Map([['PUT /campaigns/:id/image', { code: 'rate_limited' }]]) },
  },
  play: async () => {
    await choosePicture()
    await screen.findByText(/^Campaign created, but your picture wasn’t uploaded/)
    await screen.findByRole('heading', { level: 1, name: 'Pictured' })
    await screen.findByRole('button', { name: 'Upload picture' })
  },
}
export const OneOverItsPicture: Story = {
  args: { path: at(4) },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }))
    await screen.findByRole('button', { name: 'Upload picture' })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No field for a file')
    await userEvent.upload(input, new File(['picture'], 'shop.png', { type: 'image/png' }))
    await screen.findByRole('img', { name: 'Picture of this campaign' })
    await screen.findByLabelText('Picture description')
    await screen.findByRole('button', { name: 'Remove picture' })
  },
}
export const OneWithWrongPicture: Story = {
  args: {
    path: at(4),
    state: { ...state, failing: new Map([['PUT /campaigns/:id/image', { code: 'rate_limited' }]]) },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }))
    await screen.findByRole('button', { name: 'Upload picture' })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No field for a file')
    await userEvent.upload(input, new File(['picture'], 'shop.png', { type: 'image/png' }))
    await screen.findByText(/Too many|too many|wait/)
  },
}
export const OneStopped: Story = {
  args: { path: at(2) },
  play: async () => {
    await screen.findByText(/This campaign is stopped/)
  },
}
export const OneWithWarning: Story = {
  args: { path: at(3) },
  play: async () => {
    await screen.findByText(/your tool hadn’t filled in \{\{lead_id\}\}/)
  },
}
export const OneWithoutLeads: Story = {
  args: { path: at(4) },
  play: async () => {
    await screen.findByText('No leads yet')
  },
}
export const OneGone: Story = {
  args: { path: `${PATH}/campaign9999` },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'This campaign doesn’t exist' })
  },
}
export const Greeting: Story = {
  args: { path: at(1) },
  play: async () => {
    await shown()
    const greeting = await screen.findByLabelText('Greeting')
    await userEvent.clear(greeting)
    await userEvent.type(greeting, 'Hello ')
    await userEvent.click(screen.getByRole('button', { name: 'Insert company' }))
    await screen.findByText('Hello Client')
    await screen.findByLabelText('If {{company}} is missing')
  },
}
export const AddLead: Story = {
  args: { path: at(1) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add lead' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }))
    await dialog.findByText('An email or an ID is needed')
  },
}
export const Import: Story = {
  args: { path: at(1) },
  play: async () => {
    const dialog = await chooseFile(FILE)
    await dialog.findByText('Ready to import: 1')
    await dialog.findByText('Line 3, Email: this isn’t an email address')
    await dialog.findByText('Line 4, ID or profile name: an earlier line has the same')
    await dialog.findByText('Hi Cara')
  },
}
export const Imported: Story = {
  args: { path: at(1) },
  play: async () => {
    const dialog = await chooseFile(FILE)
    await userEvent.click(await dialog.findByRole('button', { name: 'Import leads' }))
    await dialog.findByText('New: 1')
  },
}
export const ImportWithoutLines: Story = {
  args: { path: at(1) },
  play: async () => {
    const dialog = await chooseFile('Email\n')
    await dialog.findByText('There are no lines with leads in this file')
  },
}
export const ImportRefused: Story = {
  args: {
    path: at(1),
    state: {
      ...state,
      failing: new Map([['POST /campaigns/:id/leads', { code: 'internal_error' }]]),
    },
  },
  play: async () => {
    const dialog = await chooseFile(FILE)
    await userEvent.click(await dialog.findByRole('button', { name: 'Import leads' }))
    await dialog.findByRole('alert')
    await dialog.findByText('Ready to import: 1')
  },
}
export const ForOnePerson: Story = {
  args: { path: '/external-dynamic?email=eve%40client.example&first_name=Eve' },
  play: async () => {
    await screen.findByLabelText('Campaign')
    await expect(await screen.findByLabelText('First name')).toHaveValue('Eve')
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
    await screen.findByText('The link for Eve is ready')
  },
}
export const ForATool: Story = {
  args: { path: '/external-dynamic-campaign' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Link for HeyReach' })
    const link = screen.getByRole('link', { name: 'Open in dashboard' })
    await expect(link).toHaveAttribute('href', `/dynamic-videos/campaigns/${campaigns[0]?.id}`)
  },
}
const offered = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade Now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not in your plan' }))
  await dialog.findByText('Please upgrade your plan to access this feature.')
  await expect(screen.queryByLabelText('Campaign')).toBeNull()
}
export const ForOnePersonNotInPlan: Story = {
  args: { path: '/external-dynamic', state: { ...state, me: growth } },
  play: offered,
}
export const ForAToolOnBasic: Story = {
  args: {
    path: '/external-dynamic-campaign',
    state: { ...state, me: { ...growth, account_type: 'basic' as const } },
  },
  play: offered,
}
export const ForAToolSignedOut: Story = {
  args: { path: '/external-dynamic-campaign', isSignedIn: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('dialog')
  },
}
