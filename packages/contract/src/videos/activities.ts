export const activities = {
  video_added: 'changes',
  video_changed: 'changes',
  video_deleted: 'changes',
  video_restored: 'changes',
} as const
