// Of lists: one question, and all that is asked of one customer.
export const PAGE = { limit: 100 }
export const ALL = { limit: 10_000 }
