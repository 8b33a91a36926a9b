// As in the domain's limits. Every screen loads those, and would load these with them.
export const SEATS = { min: 2, max: 1_000 }
