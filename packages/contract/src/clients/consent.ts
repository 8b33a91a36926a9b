/** How the state of a client's consent begins. Providers send hosts and clients back to the same address. */
export const CLIENT_STATE = 'client.'
