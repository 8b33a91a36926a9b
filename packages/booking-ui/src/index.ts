export type { EventData } from './features/bookings/event-page-model.ts'
export { BookingPreview } from './preview/booking-preview.tsx'
