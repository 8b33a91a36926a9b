import type { SharedSettings } from '@scheduling/contract'
import { eventTypeProblems } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../ui/form/form-state.ts'

type Question = NonNullable<SharedSettings['questions']>[number]
type Reminder = NonNullable<SharedSettings['reminders']>[number]

export const ALL_MAILS = {
  booked: true,
  rescheduled: true,
  canceled: true,
  reminder: true,
  watched: true,
  webhook: true,
} as const satisfies NonNullable<SharedSettings['mails']>
export const MAIL_KINDS = Object.keys(ALL_MAILS) as readonly (keyof typeof ALL_MAILS)[]

/** Kinds of questions without choices. */
export const SIMPLE_TYPES = ['text', 'large_text', 'phone_number'] as const

export const FIRST_REMINDER: Reminder = { amount: 24, unit: 'hours' }

export function newQuestion(others: readonly Question[]): Question {
  const taken = new Set(others.map(({ id }) => id))
  let number = others.length + 1
  while (taken.has(`shared-${number}`)) number++
  return { id: `shared-${number}`, type: 'text', label: '', required: false }
}

export function checkShared({ reminders, questions }: SharedSettings, t: HostTranslate): Problems {
  const problems = eventTypeProblems({ ...(reminders && { reminders }), ...(questions && { questions }) })
  return Object.fromEntries(
    problems.map((problem) => [
      problem.path,
      problem.of === 'number'
        ? t('field.between', { min: problem.min, max: problem.max })
        : t('field.required'),
    ]),
  )
}
