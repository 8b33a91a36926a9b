export { BookingPreview } from './preview.tsx'
export type { BookingPreviewProps } from './preview.tsx'
