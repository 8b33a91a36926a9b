export { BookingListPreview, BookingPreview } from './preview.tsx'
export type { PreviewStep } from './preview.tsx'
