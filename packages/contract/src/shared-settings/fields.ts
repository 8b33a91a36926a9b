/** What an organization can set for its people. Each is inherited by a person, or their own. */
export const SHARED_FIELDS = [
  'logo',
  'background',
  'colors',
  'language',
  'reminders',
  'questions',
  'mails',
] as const
export type SharedField = (typeof SHARED_FIELDS)[number]
