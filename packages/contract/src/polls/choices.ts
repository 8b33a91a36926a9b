import { VOTE_ANSWERS } from '@scheduling/domain'
import { z } from 'zod'

/** The id of an option in votes. */
export const OPTION_ID: RegExp = /^\d{1,4}$/

export const Choices = z.record(z.string().regex(OPTION_ID), z.enum(VOTE_ANSWERS))
