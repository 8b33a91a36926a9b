import { randomUUID } from 'node:crypto'
import type { Context } from '../packages/server/src/context.ts'
import { putImage } from '../packages/server/src/features/branding/operations.ts'
import { askClient } from '../packages/server/src/features/clients/operations.ts'
import { addEventType } from '../packages/server/src/features/event-types/operations.ts'
import { createOrganization } from '../packages/server/src/features/organizations/create.ts'
import { addMember, membersOf } from '../packages/server/src/features/organizations/operations.ts'
import { addForm } from '../packages/server/src/features/routing/operations.ts'
import { authenticate } from '../packages/server/src/features/sessions/operations.ts'
import { register } from '../packages/server/src/features/sign-up/operations.ts'
import { newVerification, verifyByCode } from '../packages/server/src/features/sign-up/verification.ts'
import { saveTeam } from '../packages/server/src/features/teams/operations.ts'
import type { SignedIn } from '../packages/server/src/http/caller.ts'
import { drawPortrait } from './seed-portraits.ts'
import type { Portrait } from './seed-portraits.ts'
import { DEMO, HERE } from './seed.ts'

export const STUDIO = { name: 'Harbor Studio', link: 'harbor' }

export const COLLEAGUES = [
  { name: 'Maya Lindqvist', link: 'maya', timeZone: 'Europe/Stockholm', role: 'admin' },
  { name: 'Omar Haddad', link: 'omar', timeZone: 'Europe/Paris', role: 'member' },
  { name: 'Chloe Martin', link: 'chloe', timeZone: 'America/New_York', role: 'member' },
  { name: 'Kenji Sato', link: 'kenji', timeZone: 'America/Los_Angeles', role: 'member' },
] as const

/** How the demo host and the colleagues look, by link. */
const PORTRAITS: Record<(typeof COLLEAGUES)[number]['link'] | 'demo', Portrait> = {
  demo: {
    backdrop: [214, 226, 240],
    skin: [241, 205, 178],
    hair: [92, 58, 40],
    shirt: [46, 94, 140],
    hasLongHair: true,
  },
  maya: {
    backdrop: [232, 222, 240],
    skin: [246, 219, 196],
    hair: [214, 172, 96],
    shirt: [120, 72, 150],
    hasLongHair: true,
  },
  omar: {
    backdrop: [220, 236, 224],
    skin: [196, 146, 108],
    hair: [36, 30, 28],
    shirt: [52, 112, 84],
    hasLongHair: false,
  },
  chloe: {
    backdrop: [246, 228, 214],
    skin: [150, 104, 76],
    hair: [40, 28, 24],
    shirt: [188, 84, 60],
    hasLongHair: true,
  },
  kenji: {
    backdrop: [222, 230, 232],
    skin: [236, 202, 168],
    hair: [28, 28, 32],
    shirt: [70, 78, 96],
    hasLongHair: false,
  },
}

/** A colleague of the demo host. */
export interface DemoColleague {
  signedIn: SignedIn
  email: string
  timeZone: string
}

/**
 * An organization of five around the demo host, with their pictures, a round robin, a meeting of two, one whose host the invitee chooses, a form
 * that leads to the first two, and a client.
 */
export async function seedOrganization(context: Context, dana: SignedIn): Promise<DemoColleague[]> {
  const { host } = await createOrganization(context, dana, STUDIO)
  const colleagues: DemoColleague[] = []
  await addPicture(context, dana, 'demo')
  for (const colleague of COLLEAGUES) {
    const signedIn = await signUp(context, colleague)
    const { accountId, hostId: person } = signedIn
    await addPicture(context, signedIn, colleague.link)
    colleagues.push({ signedIn, email: addressOf(colleague), timeZone: colleague.timeZone })
    const member = { accountId, person, role: colleague.role, now: new Date(context.clock.now()) }
    await context.db.transaction().execute((trx) => addMember(context, trx, host.id, member))
  }
  const studio = { ...dana, hostId: host.id, isForOrganization: true }
  await addRoutingForm(context, studio, await addTeamEvents(context, studio))
  await askClient(context, dana, {
    name: 'Robin Park',
    way: 'link',
    topic: 'The spring campaign',
    duration: 45,
    location: { kind: 'google_meet' },
  })
  return colleagues
}

async function addPicture(context: Context, person: SignedIn, link: keyof typeof PORTRAITS): Promise<void> {
  await putImage(context, person, 'avatar', { content: drawPortrait(PORTRAITS[link]), crop: null })
}

interface TeamEvents {
  intro: string
  strategy: string
}

async function addRoutingForm(
  context: Context,
  studio: SignedIn,
  { intro, strategy }: TeamEvents,
): Promise<void> {
  const choices = [
    { id: 'brand', text: 'A new brand' },
    { id: 'question', text: 'A question' },
    { id: 'job', text: 'A job with you' },
  ]
  await addForm(context, studio, {
    name: 'How can we help?',
    slug: 'start',
    description: 'Tell us what it is about, and book the meeting that fits.',
    questions: [{ id: 'need', type: 'single_options', label: 'What is it about?', required: true, choices }],
    rules: [
      { id: 'brand', when: answered('brand'), to: { kind: 'event_type', id: strategy } },
      { id: 'job', when: answered('job'), to: { kind: 'text', text: NO_JOBS } },
    ],
    otherwise: { kind: 'event_type', id: intro },
    isOn: true,
  })
}

function answered(choice: string) {
  return [{ question: 'need', is: 'any_of' as const, choices: [choice] }]
}

/** With which they sign in, here and at the stand-ins. */
export function addressOf({ link }: { link: string }): string {
  return `${link}@example.com`
}

const NO_JOBS = 'We have no open positions right now. Thank you for thinking of us.'

async function signUp(context: Context, colleague: (typeof COLLEAGUES)[number]): Promise<SignedIn> {
  const { name, link, timeZone } = colleague
  const person = { name, link, timeZone, email: addressOf(colleague), password: DEMO.password }
  const { currentUser, token } = await register(context, { ...person, language: 'en' }, HERE)
  const signedIn = await authenticate(context, token, HERE)
  const { code } = await newVerification(context, currentUser.account)
  await verifyByCode(context, signedIn, code, HERE)
  return signedIn
}

async function addTeamEvents(context: Context, studio: SignedIn): Promise<TeamEvents> {
  const members = await membersOf(context.db, studio.hostId)
  const named = (part: string, weight = 1) =>
    members.map(({ id }) => ({
      memberId: id,
      part,
      weight,
      priority: 1,
      caps: { perDay: null, perWeek: null },
      scheduleId: null,
      awayUntil: null,
    }))
  const team = {
    everybody: false,
    period: 'month',
    noShowCounts: true,
    maxAhead: null,
    ownerFirst: false,
  } as const
  const strategy = await addEventType(context, studio, {
    name: 'Strategy session',
    slug: 'strategy',
    description: 'Ninety minutes with two of us, on where your brand goes next.',
    duration: 90,
    locations: [{ kind: 'google_meet' }],
  })
  const two = [members[0], members[1]].map((member) => member?.id)
  await saveTeam(context, studio, strategy.id, {
    ...team,
    kind: 'collective',
    people: named('fixed').filter(({ memberId }) => two.includes(memberId)),
    pools: [],
  })
  const intro = await addEventType(context, studio, {
    name: 'Intro call',
    slug: 'intro',
    description: 'Twenty minutes with whoever of us is free first.',
    duration: 20,
    locations: [{ kind: 'google_meet' }],
  })
  const pool = randomUUID()
  await saveTeam(context, studio, intro.id, {
    ...team,
    kind: 'round_robin',
    people: named(pool),
    pools: [{ id: pool, name: 'Everybody', take: 1 }],
  })
  const review = await addEventType(context, studio, {
    name: 'Portfolio review',
    slug: 'review',
    description: 'Thirty minutes on your work, with the designer of your choice.',
    duration: 30,
    locations: [{ kind: 'google_meet' }],
  })
  await saveTeam(context, studio, review.id, {
    ...team,
    kind: 'choice',
    people: named(pool),
    pools: [{ id: pool, name: 'Everybody', take: 1 }],
  })
  return { intro: intro.id, strategy: strategy.id }
}
