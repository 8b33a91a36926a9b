export const texts = {
  'room.videos': 'Videos',
  'room.screencast': 'Record a video',
} as const
