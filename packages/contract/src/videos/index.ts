import { activities } from './activities.ts'
import { errors } from './errors.ts'

export const videos = {
  activities,
  dashboard: ['/screencast', '/dynamic-videos', '/create-dynamic-videos', '/create-video-embed'],
  errors,
} as const
