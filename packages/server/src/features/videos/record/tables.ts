import type { TranscriptFailure, Video, VideoFailure } from '@scheduling/contract'
import type { VideoType } from '@scheduling/contract/video-uploads'
import type { ColumnType, Generated } from 'kysely'
import type { KindsOf } from '../../../database/catalog.ts'
import type { HostId } from '../../../host-id.ts'

/** The driver answers bigints as text. */
type BigInteger = ColumnType<string, number | undefined, number>
/** Begins as an empty list. Read parsed, written as JSON text. */
type JsonList<T> = ColumnType<T, string | undefined, string>

/** Read parsed, written as JSON text. */
type JsonDocument<T> = ColumnType<T | null, string | null | undefined, string | null>

export interface VideoFolderRow {
  host_id: HostId
  id: string
  name: string
  created_at: Date
}

/** A video of which a part is kept. */
export interface StoredTrim {
  /** Seconds of the whole video. */
  from: number
  to: number
  state: 'working' | 'done' | 'failed'
  /** To restore it. Null until it is done. */
  whole: Untrimmed | null
}

/** What a trim changes. */
export interface Untrimmed {
  file: string
  /** Of the smaller file. Null or absent: there is none. */
  smallBytes?: number | null
  plays: Video['plays']
  seconds: number
  width: number | null
  height: number | null
  /** Of this file, the smaller one and the poster. */
  bytes: number
  chapters: Video['chapters']
  cues: Video['cues']
  captions: { language: string; label: string; content: string; by_machine?: boolean }[]
  /** The poster that another one replaced, because it shows nothing of the part. Absent: it stayed. */
  poster?: { file: string; isOwn: boolean; second: number | null } | undefined
}

/** Captions that a speech recognizer writes. */
export interface StoredTranscript {
  language: string
  label: string
  state: 'working' | 'failed'
  failure: TranscriptFailure | null
  /** When it was asked for: ISO 8601, UTC. */
  at: string
}

export interface VideoRow {
  host_id: HostId
  id: string
  folder_id: string | null
  title: string
  source: Video['source']
  external_id: string | null
  state: Video['state']
  failure: VideoFailure | null
  plays: Video['plays']
  seconds: number | null
  width: number | null
  height: number | null
  bytes: BigInteger
  play_file: string | null
  /** Of the smaller file beside it, for slow connections. Null: there is none. */
  small_bytes: ColumnType<string | null, number | undefined, number | null>
  poster_file: string | null
  has_own_poster: Generated<boolean>
  /** The second that the chosen poster shows. Null: it is a picture of its own, or none was chosen. */
  poster_second: ColumnType<number | null, number | null | undefined, number | null>
  gif_file: ColumnType<string | null, string | undefined, string | null>
  upload_id: string | null
  chapters: JsonList<Video['chapters']>
  cues: JsonList<Video['cues']>
  privacy: Video['privacy']
  password_hash: string | null
  until: Date | null
  /** Since when a job works on it. */
  processing_since: Date | null
  trim: JsonDocument<StoredTrim>
  /** Null: none is on its way. */
  transcript: JsonDocument<StoredTranscript>
  /** Until a week later, the trim can be undone. */
  trimmed_at: Date | null
  /** Since when pages show the file that plays now. Null: since it is ready. */
  plays_since: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: Date
  deleted_at: Date | null
}

export interface VideoUploadRow {
  host_id: HostId
  id: string
  name: string
  type: VideoType
  /** Null while a recording goes on. */
  bytes: ColumnType<string | null, number | null, number | null>
  received: BigInteger
  state: 'open' | 'complete' | 'ended'
  /** The request that writes to it, and until when it must renew that. */
  lease: ColumnType<string | null, string | undefined, string | null>
  lease_until: ColumnType<Date | null, Date | undefined, Date | null>
  touched_at: Date
  created_at: Date
}

export interface VideoCaptionsRow {
  host_id: HostId
  video_id: string
  language: string
  label: string
  content: string
  /** Written by a speech recognizer, and checked by nobody. */
  by_machine: Generated<boolean>
}

export interface VideoViewRow {
  host_id: HostId
  id: string
  video_id: string
  campaign_id: string | null
  lead_id: string | null
  opened_at: Date
  last_at: Date
  played_at: Date | null
  clicked_at: Date | null
  /** A multirange of seconds, as PostgreSQL writes it. */
  watched: string
  /** Seconds of a video at another service, as the page tells. */
  length: number | null
  booked_at: Date | null
  booking_id: string | null
  booked_second: number | null
  /** What the view has of the whole video, while its trim can be undone. */
  whole_watched: string | null
  whole_booked_second: number | null
  is_suspect: boolean
  told_at: Date | null
  /** When the host was written to about it. */
  mailed_at: ColumnType<Date | null, Date | undefined, Date | null>
}

export interface VideoTables {
  video_folders: VideoFolderRow
  /** Finds the host of a video's page. */
  video_addresses: { id: string; for_host: HostId }
  videos: VideoRow
  video_captions: VideoCaptionsRow
  video_uploads: VideoUploadRow
  video_views: VideoViewRow
}

export const TABLES: KindsOf<VideoTables> = {
  video_folders: 'host',
  video_addresses: 'directory',
  videos: 'host',
  video_captions: 'host',
  video_uploads: 'host',
  video_views: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  video_uploads: 'files on their way',
}

declare module '../../../database/schema.ts' {
  interface Database extends VideoTables {}
}
