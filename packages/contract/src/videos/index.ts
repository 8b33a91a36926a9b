const errors = {
  video_not_found: { status: 404, title: 'No such video' },
  video_folder_not_found: { status: 404, title: 'No such folder' },
  video_folder_limit_reached: { status: 403, title: 'An account has at most 200 folders' },
  video_limit_reached: { status: 403, title: 'You have reached the video limit' },
  video_storage_full: { status: 403, title: 'The videos of this account take all the space that they may' },
  server_storage_full: { status: 507, title: 'This server has no space for another video' },
  video_type: { status: 415, title: 'Only .mp4, .webm and .ogg videos are accepted' },
  video_too_large: { status: 413, title: 'The video is larger than the limit' },
  video_not_ready: { status: 409, title: 'The video is not ready yet' },
  upload_not_found: { status: 404, title: 'No such upload' },
  upload_expired: { status: 410, title: 'The upload ended because nothing came for 7 days' },
  captions_unreadable: { status: 422, title: 'This file cannot be read as WebVTT' },
  transcript_not_available: { status: 501, title: 'This server has no speech recognizer' },
  trim_not_available: { status: 501, title: 'This server cannot trim videos' },
  trim_expired: { status: 410, title: 'The whole video is no longer kept' },
  cannot_create_gif: { status: 422, title: 'Cannot create GIF' },
  frames_not_available: { status: 501, title: 'This server cannot take pictures out of videos' },
} as const

const activities = {
  video_added: 'changes',
  video_changed: 'changes',
  video_deleted: 'changes',
  video_restored: 'changes',
} as const

export const videos = {
  activities,
  dashboard: ['/screencast', '/dynamic-videos', '/create-dynamic-videos', '/create-video-embed'],
  errors,
} as const
