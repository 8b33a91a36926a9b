import { randomBytes } from 'node:crypto'
import type { Notices } from '../service/notices.ts'

/** Who gets change notifications: https://developers.google.com/workspace/calendar/api/guides/push */
export interface Channel {
  id: string
  resourceId: string
  calendarId: string
  address: string
  token?: string
  /** In milliseconds. */
  expiration: number
}

export interface Channels {
  /** Undefined if the id is taken. */
  open: (asked: Omit<Channel, 'resourceId'>) => Channel | undefined
  /** False if there is none. */
  stop: (id: string, resourceId: string) => boolean
  /** Called after a change in the calendar. */
  changed: (calendarId: string) => void
  all: () => readonly Channel[]
  toJSON: () => object
  restore: (kept: unknown) => void
}

export interface ChannelOptions {
  now: () => number
  notices: Notices
  onChange: () => void
}

export function newChannels({ now, notices, onChange }: ChannelOptions): Channels {
  const open = new Map<string, Channel>()
  let messages = 0
  const tell = (channel: Channel, state: 'sync' | 'exists') => {
    const headers = {
      'x-goog-channel-id': channel.id,
      'x-goog-channel-expiration': new Date(channel.expiration).toUTCString(),
      'x-goog-message-number': String(state === 'sync' ? 1 : (messages += 3)),
      'x-goog-resource-id': channel.resourceId,
      'x-goog-resource-state': state,
      'x-goog-resource-uri': `/calendar/v3/calendars/${encodeURIComponent(channel.calendarId)}/events?alt=json`,
      ...(channel.token !== undefined && { 'x-goog-channel-token': channel.token }),
    }
    // Has no body.
    notices.say(channel.address, { method: 'POST', headers })
  }
  return {
    open(asked) {
      if (open.has(asked.id)) return undefined
      const channel = { ...asked, resourceId: randomBytes(15).toString('base64url') }
      open.set(asked.id, channel)
      onChange()
      tell(channel, 'sync')
      return channel
    },
    stop(id, resourceId) {
      return open.get(id)?.resourceId === resourceId && open.delete(id)
    },
    changed(calendarId) {
      for (const channel of open.values())
        if (channel.calendarId === calendarId && channel.expiration > now()) tell(channel, 'exists')
    },
    all: () => [...open.values()],
    toJSON: () => [...open.values()],
    restore(kept) {
      for (const channel of kept as Channel[]) open.set(channel.id, channel)
    },
  }
}
