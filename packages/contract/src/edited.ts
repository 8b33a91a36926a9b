import type { Schedule } from './availability/schemas.ts'
import type { Branding } from './branding/schemas.ts'
import type { Campaign } from './campaigns/schemas.ts'
import type { Crm } from './crms/schemas.ts'
import type { DaysOffSettings } from './days-off/schemas.ts'
import type { Organization } from './organizations/schemas.ts'
import type { RoutingForm } from './routing/schemas.ts'
import type { Settings } from './settings/schemas.ts'
import type { Webhook } from './webhooks/schemas.ts'

// What people edit of an answer, as versions compare it. Signed addresses, counts, and what changes with time or through
// somebody else's visit are left out: nobody's change is refused because of them.

export function editedCampaign(campaign: Campaign) {
  return without(campaign, 'leads', 'warning')
}

/** The rest is how it fares. */
export function editedCrm({ addsGuests, mapping }: Crm) {
  return { addsGuests, mapping }
}

/** A holiday passes. */
export function editedDaysOff({ holidays, ...settings }: DaysOffSettings) {
  return {
    ...settings,
    availableOn: holidays.filter(({ isAvailable }) => isAvailable).map(({ date }) => date),
  }
}

export function editedWebhook(webhook: Webhook) {
  return without(webhook, 'health', 'lastDelivery')
}

export function editedForm(form: RoutingForm) {
  return without(form, 'answered')
}

/** Invitations end, and requests come. Neither is about the people who are there. */
export function editedPeople({ members }: Organization) {
  return members.map(({ member_id: id, role, isShown }) => ({ id, role, isShown }))
}

export function editedSchedule(schedule: Schedule) {
  return without(schedule, 'eventTypes')
}

/** Former links end. */
export function editedSettings(settings: Settings) {
  return without(settings, 'formerLinks')
}

/** A trial ends. */
export function editedBranding(branding: Branding) {
  return without(branding, 'mayHideProductName')
}

/** The answer without these. */
export function without<Answer extends object>(answer: Answer, ...names: (keyof Answer)[]) {
  const left: Partial<Answer> = { ...answer }
  for (const name of names) delete left[name]
  return left
}
