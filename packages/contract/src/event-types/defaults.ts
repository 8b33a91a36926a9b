import type { EventType } from './schemas.ts'

/** Defaults of a new event type. */
export const EVENT_TYPE_DEFAULTS: Omit<
  EventType,
  'id' | 'position' | 'name' | 'slug' | 'description' | 'locations' | 'availability' | 'given' | 'createdAt'
> = {
  isOn: true,
  isSecret: false,
  offText: '',
  duration: 30,
  increment: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 240,
  rescheduleNotice: 0,
  cancelNotice: 0,
  window: { kind: 'calendar_days', days: 60 },
  limits: { perDay: null, perWeek: null, perMonth: null },
  questions: [],
  reminders: [{ amount: 24, unit: 'hours' }],
  confirmation: { kind: 'page' },
  allowGuests: true,
  confirmEmail: false,
  approval: null,
  video: null,
  seats: null,
  showSeatsLeft: false,
}
