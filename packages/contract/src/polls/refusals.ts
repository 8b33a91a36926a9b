/** For routes that name a poll by its link. */
export const notThere = ['invalid_input', 'poll_not_found'] as const
