import type { Location, Question } from '@scheduling/contract'
import type { Answer, PollEnding, VoteAnswer } from '@scheduling/domain'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { Json } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'

export interface PollRow {
  host_id: HostId
  id: string
  slug: string
  name: string
  description: string
  duration: number
  locations: Json<Location[]>
  time_zone: string
  is_all_day: boolean
  questions: Json<Question[]>
  hides_names: boolean
  hides_votes: boolean
  notifies_participants: boolean
  notifies_host: boolean
  holds_times: boolean
  ending: PollEnding
  deadline: Date | null
  last_slot: Date
  revision: number
  booking_id: string | null
  final_start: Date | null
  created_at: Date
  deleted_at: Date | null
}

export interface PollOptionRow {
  host_id: HostId
  poll_id: string
  id: number
  starts_at: Date
  capacity: number | null
  yes: number
  if_need_be: number
  no: number
  /** How many of those were proved. */
  proved_yes: Generated<number>
  proved_if_need_be: Generated<number>
  proved_no: Generated<number>
  /** The revision that added it; null if it was there from the beginning. */
  added_in: number | null
  removed_in: number | null
}

/** By the id of the option. */
export type Choices = Record<string, VoteAnswer>

export interface PollVoteRow {
  host_id: HostId
  id: string
  poll_id: string
  name: string
  email: string
  email_key: string
  time_zone: string
  locale: string
  choices: Json<Choices>
  /** By the id of the question. */
  answers: Json<Record<string, Answer>>
  voted_at: Date
  /** The revision of the options that the voter knows. */
  known_revision: number
  /** When they were last told about the options. */
  told_at: Date | null
  /** When they declined the final meeting. */
  declined_at: Date | null
  /** The generation of the newest link that was opened: earlier links do nothing. 0: no mailed link was opened. */
  generation: Generated<number>
  /** When the owner of the mailbox confirmed the vote; null: unproved. */
  proved_at: Date | null
}

export interface PollPersonRow {
  host_id: HostId
  id: string
  poll_id: string
  email: string
  email_key: string
  is_required: boolean
  reminded_at: Date | null
}

export interface PollCommentRow {
  host_id: HostId
  id: string
  poll_id: string
  name: string
  text: string
  written_at: Date
}

/** Who stopped mails about a poll. */
export interface PollMailStopRow {
  host_id: HostId
  poll_id: string
  email_key: string
  stopped_at: Date
}

export interface PollTables {
  polls: PollRow
  poll_options: PollOptionRow
  poll_votes: PollVoteRow
  poll_people: PollPersonRow
  poll_comments: PollCommentRow
  poll_mail_stops: PollMailStopRow
}

export const TABLES: KindsOf<PollTables> = {
  polls: 'host',
  poll_options: 'host',
  poll_votes: 'host',
  poll_people: 'host',
  poll_comments: 'host',
  poll_mail_stops: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends PollTables {}
}
