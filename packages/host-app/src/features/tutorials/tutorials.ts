import { folded } from '@scheduling/domain'
import type { Address } from '../../shell/room.ts'
import type { HostTranslate } from '@scheduling/messages/host'

export const CATEGORIES = [
  'start',
  'hours',
  'share',
  'meetings',
  'teams',
  'routing',
  'clients',
  'inviting',
] as const
export type Category = (typeof CATEGORIES)[number]

/** In the order of the page. Their texts are in the catalog. */
export const TUTORIALS = [
  { category: 'start', id: 'first_event', steps: 4, leads: '/bookingpage/new' },
  { category: 'start', id: 'your_link', steps: 3, leads: '/settings/link' },
  { category: 'hours', id: 'weekly_hours', steps: 4, leads: '/availability' },
  { category: 'hours', id: 'days_off', steps: 3, leads: '/availability' },
  { category: 'hours', id: 'why_no_time', steps: 3, leads: '/' },
  { category: 'share', id: 'on_your_site', steps: 4, leads: '/integrations/embeds' },
  { category: 'share', id: 'ask_questions', steps: 4, leads: '/' },
  { category: 'meetings', id: 'move_cancel', steps: 4, leads: '/scheduled-events' },
  { category: 'teams', id: 'organization', steps: 4, leads: '/organization' },
  { category: 'routing', id: 'routing_form', steps: 4, leads: '/organization/forms' },
  { category: 'clients', id: 'ask_client', steps: 4, leads: '/request-calendar' },
  { category: 'clients', id: 'client_shares', steps: 3, leads: '/clients' },
  { category: 'inviting', id: 'invite_hosts', steps: 3, leads: '/invite' },
] as const satisfies readonly { category: Category; id: string; steps: number; leads: Address }[]

export type Tutorial = (typeof TUTORIALS)[number]
export type TutorialId = Tutorial['id']

export interface ToldTutorial {
  tutorial: Tutorial
  title: string
  text: string
  steps: string[]
}

export function tell(tutorial: Tutorial, t: HostTranslate): ToldTutorial {
  const { id } = tutorial
  const steps = ([1, 2, 3, 4] as const).slice(0, tutorial.steps) as (1 | 2 | 3)[]
  return {
    tutorial,
    title: t(`tutorial.${id}`),
    text: t(`tutorial.${id}_text`),
    steps: steps.map((step) => t(`tutorial.${id}_${step}`)),
  }
}

/** Tutorials in which every typed word is the beginning of a word. */
export function searchTutorials(all: readonly ToldTutorial[], typed: string): ToldTutorial[] {
  const words = wordsOf(typed)
  return all.filter(({ title, text, steps }) => {
    const said = wordsOf([title, text, ...steps].join(' '))
    return words.every((word) => said.some((one) => one.startsWith(word)))
  })
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
