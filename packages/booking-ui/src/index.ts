export { BookingPreview } from './preview.tsx'
