import type { SharedField, SharedSettings } from '@scheduling/contract'
import { SHARED_FIELDS } from '@scheduling/contract'

/** What an organization says before it has set anything. */
export const NOTHING_SHARED: SharedSettings = {
  logo: false,
  background: false,
  colors: false,
  language: null,
  reminders: null,
  questions: null,
  mails: null,
}

/** Whether people can inherit a field. */
export function shares(shared: SharedSettings | undefined, field: SharedField): boolean {
  const value = shared?.[field]
  return value !== undefined && value !== null && value !== false
}

export function sharedFields(shared: SharedSettings | undefined): SharedField[] {
  return SHARED_FIELDS.filter((field) => shares(shared, field))
}
