export interface ActivitySearch {
  /** Absent: what is about security alone. */
  show?: 'all'
}

export function readActivitySearch({ show }: Record<string, unknown>): ActivitySearch {
  return show === 'all' ? { show } : {}
}
