const activities = {
  event_type_given: 'changes',
  event_type_taken_back: 'changes',
  event_type_received: 'changes',
} as const

export const managed = { activities } as const
