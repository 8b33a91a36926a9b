// For lists: one page, and everything of one customer.
export const PAGE = { limit: 100 }
export const ALL = { limit: 10_000 }
