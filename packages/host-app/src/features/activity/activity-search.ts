export interface ActivitySearch {
  /** Absent: only security events. */
  show?: 'all'
}

export function readActivitySearch({ show }: Record<string, unknown>): ActivitySearch {
  return show === 'all' ? { show } : {}
}
