import { z } from 'zod'

/** The id of a host. It comes from a session, a signed link, the database or a job, never from user input. */
export type HostId = string & { readonly __proof: 'host' }

/** Parses it in a job or an event. */
export const HOST_ID = z.string() as unknown as z.ZodType<HostId>
