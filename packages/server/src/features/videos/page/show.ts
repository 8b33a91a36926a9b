import { verify } from '@node-rs/argon2'
import type { PublicVideo } from '@scheduling/contract'
import { LEAD_PARAM } from '@scheduling/contract/page'
import { VIDEO_PAGE, VIDEO_PARAMS } from '@scheduling/contract/videos/page'
import type { LinkedVideo } from '@scheduling/domain'
import { linkedVideoAddress, linkedVideoPlayer } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import type { Host } from '../../hosts/operations.ts'
import { findHost } from '../../hosts/operations.ts'
import { captionsAmong } from '../record/captions-store.ts'
import type { NamedViewer } from '../record/events.ts'
import { BOOKING_ADDRESS, NAMED_VIEWER } from '../record/events.ts'
import { publicAddress, signedAddress, signedQuery } from '../media/sign.ts'
import { megabitsOf } from '../processing/shrink.ts'
import type { StoredVideo } from '../record/store.ts'
import { hostOfVideo, videoById } from '../record/store.ts'
import { isVideoId } from '../record/video-id.ts'
import type { Ticket } from '../views/ticket.ts'
import { newTicket, viewAddress } from '../views/ticket.ts'
import type { Notice, ShownVideo } from './document.ts'
import { isForEverybody } from './picture.ts'

/** A video that visitors may see, or be asked for its password. */
export interface VideoHere {
  host: Host
  video: StoredVideo
}

/** What a visitor finds at an address. Nobody learns whether a private video exists. */
export async function videoAt(context: Context, id: string): Promise<VideoHere | Notice> {
  const hostId = isVideoId(id) ? await hostOfVideo(context.db, id) : undefined
  if (!hostId) return 'missing'
  const [host, video] = await Promise.all([findHost(context, hostId), videoById(context.db, hostId, id)])
  if (!host?.opened_at || !video) return 'missing'
  return noticeInsteadOf(context, video) ?? { host, video }
}

/** Undefined: the video itself is shown. */
function noticeInsteadOf({ clock }: Pick<Context, 'clock'>, video: StoredVideo): Notice | undefined {
  if (video.deleted_at || video.privacy === 'private') return 'missing'
  if (video.until && video.until.getTime() <= clock.now()) return 'expired'
  if (video.state === 'ready') return undefined
  return video.state === 'failed' ? 'missing' : 'processing'
}

/** Whether visitors see a host's video now, or as soon as it is processed. */
export async function isVideoShown(
  context: Pick<Context, 'db' | 'clock'>,
  hostId: HostId,
  id: string,
): Promise<boolean> {
  const video = await videoById(context.db, hostId, id)
  return video !== undefined && [undefined, 'processing'].includes(noticeInsteadOf(context, video))
}

/** The host of a video that is not shown, for those who came by a link that was sent to them. Undefined for others. */
export async function hostForLead(
  context: Context,
  id: string,
  query: Readonly<Record<string, unknown>>,
): Promise<Host | undefined> {
  const hostId = isVideoId(id) ? await hostOfVideo(context.db, id) : undefined
  const host = hostId && (await findHost(context, hostId))
  if (!host?.opened_at) return undefined
  return (await viewerOf(context, host, id, query)) && host
}

/** As other pages show it. Null if visitors do not see it now. */
export async function publicVideo(context: Context, id: string): Promise<PublicVideo | null> {
  const here = await videoAt(context, id)
  if (typeof here === 'string') return null
  const linked = linkedOf(here.video)
  const url = `${VIDEO_PAGE}/${id}`
  if (linked && here.video.privacy === 'link')
    return { kind: linked.source, url, player: playerFrame(linked) }
  return { kind: 'own', url, player: `${url}?${VIDEO_PARAMS.play}` }
}

function linkedOf({ source, external_id: id }: StoredVideo): LinkedVideo | undefined {
  return (source === 'youtube' || source === 'vimeo') && id !== null ? { source, id } : undefined
}

/** What a frame shows once it was pressed. */
function playerFrame(linked: LinkedVideo): string {
  return linkedVideoPlayer(linked, linked.source === 'youtube' ? 'autoplay=1' : 'autoplay=1&dnt=1')
}

/** The same for a page that counts what is watched: the player tells the second that it plays. */
function countedFrame(linked: LinkedVideo): string {
  return linked.source === 'youtube' ? `${playerFrame(linked)}&enablejsapi=1` : playerFrame(linked)
}

export async function isRightPassword(
  { password_hash: hash }: StoredVideo,
  password: string,
): Promise<boolean> {
  return hash !== null && verify(hash, password)
}

/** `query`: of its address, which may name who opens it. `savesData`: what their browser wishes. */
export async function shownVideo(
  context: Context,
  { host, video }: VideoHere,
  { query, savesData }: { query: Readonly<Record<string, unknown>>; savesData: boolean },
): Promise<ShownVideo> {
  const { id, title, play_file, poster_file, chapters, cues } = video
  const linked = linkedOf(video)
  const captions = await captionsAmong(context.db, host.id, [id])
  const viewer = await viewerOf(context, host, id, query)
  const isPublic = isForEverybody(video)
  const addressOf = isPublic ? publicAddress : signedAddress
  const address = (file: string | null) => file && addressOf(context, file)
  const origin = (isPublic && context.config.contentUrl) || ''
  const ticket = newTicket(context, {
    hostId: host.id,
    videoId: id,
    campaignId: viewer?.campaignId ?? null,
    leadId: viewer?.leadId ?? null,
  })
  return {
    title,
    views: viewAddress(context, ticket),
    plays: video.plays,
    isPlaying: VIDEO_PARAMS.play in query,
    greeting: viewer?.greeting ?? '',
    behind: viewer?.behind ? { ...viewer.behind, picture: `${origin}${viewer.behind.picture}` } : null,
    files: { play: address(play_file), poster: address(poster_file) },
    quality: qualityOf(video, savesData),
    captions: captions.map(({ language, label }) => ({
      language,
      label,
      address: `/video_embed/${id}/captions/${language}?${signedQuery(context, captionsName(id, language))}`,
    })),
    chapters,
    cues,
    elsewhere: linked ? { address: linkedVideoAddress(linked), frame: countedFrame(linked) } : null,
    bookingPages: await bookingPagesOf(context, host, cues, formOf(viewer, ticket)),
  }
}

// Connections are not even.
const MARGIN = 1.2

function qualityOf(
  { bytes, small_bytes: small, seconds, trim }: StoredVideo,
  isSmall: boolean,
): ShownVideo['quality'] {
  if (small === null || !seconds) return null
  const played = Number(bytes) - Number(small) - (trim?.whole?.bytes ?? 0)
  return { megabits: Math.ceil(megabitsOf(played, seconds) * MARGIN * 10) / 10, isSmall }
}

async function viewerOf(
  context: Context,
  host: Host,
  videoId: string,
  query: Readonly<Record<string, unknown>>,
): Promise<NamedViewer | undefined> {
  for (const find of context.hooks(NAMED_VIEWER)) {
    const viewer = await find(context.db, host.id, videoId, query)
    if (viewer) return viewer
  }
  return undefined
}

async function bookingPagesOf(
  context: Context,
  host: Host,
  cues: StoredVideo['cues'],
  form: string,
): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>()
  for (const cue of cues)
    if (cue.kind === 'book')
      for (const find of context.hooks(BOOKING_ADDRESS)) {
        const address = await find(context.db, host, cue.eventTypeId)
        if (address !== undefined) pages.set(cue.eventTypeId, address + form)
      }
  return pages
}

/** The query with which a booking form begins filled in, and which says of whom the booking comes. */
function formOf(viewer: NamedViewer | undefined, { id, campaignId, leadId }: Ticket): string {
  if (!viewer) return ''
  const lead = leadId === null ? '' : `${campaignId}.${leadId}.${id}`
  const known = Object.entries({ name: viewer.name, email: viewer.email, [LEAD_PARAM]: lead })
  const query = new URLSearchParams(known.filter(([, value]) => value !== ''))
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** What the signature of captions is about: those of a video with a password need it, too. */
export function captionsName(id: string, language: string): string {
  return `captions ${id} ${language}`
}

/** A video that no host has added: somebody made a frame for it with our tool. */
export function shownLinked(linked: LinkedVideo): ShownVideo {
  return {
    title: linked.source === 'youtube' ? 'YouTube' : 'Vimeo',
    views: '',
    plays: null,
    isPlaying: false,
    greeting: '',
    behind: null,
    files: { play: null, poster: null },
    quality: null,
    captions: [],
    chapters: [],
    cues: [],
    elsewhere: { address: linkedVideoAddress(linked), frame: playerFrame(linked) },
    bookingPages: new Map(),
  }
}
