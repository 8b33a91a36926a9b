import type { FrameEvent } from '@scheduling/contract/frame'

type Detail<N extends FrameEvent['name']> = CustomEvent<Extract<FrameEvent, { name: N }>>

/** DOM events on the frame of a booking page. They bubble up to the document. */
export interface SchedulingEvents {
  'scheduling:ready': Detail<'ready'>
  'scheduling:slot-selected': Detail<'slot-selected'>
  /** Once per booking, however often it is shown. */
  'scheduling:booked': Detail<'booked'>
  'scheduling:rescheduled': Detail<'rescheduled'>
  'scheduling:canceled': Detail<'canceled'>
  'scheduling:resized': CustomEvent<{ height: number }>
  /** A popup was closed. */
  'scheduling:closed': CustomEvent<null>
}

declare global {
  interface HTMLElementEventMap extends SchedulingEvents {}
  interface DocumentEventMap extends SchedulingEvents {}
  interface WindowEventMap extends SchedulingEvents {}
}
