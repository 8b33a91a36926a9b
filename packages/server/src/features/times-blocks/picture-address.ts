import type { HostId } from '../../host-id.ts'

// A name has the host's id, which leads to the row, before the token.

export const PICTURES = '/api/v1/times-blocks/'
const NAME = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})-([\w-]{43})\.png$/

export function pictureAddress(publicUrl: string, hostId: HostId, token: string): string {
  return `${publicUrl}${PICTURES}${hostId.replaceAll('-', '')}-${token}.png`
}

/** Undefined if it is no such name. */
export function readPictureName(name: string): { hostId: HostId; token: string } | undefined {
  const [, ...parts] = NAME.exec(name) ?? []
  const token = parts.pop()
  return token === undefined ? undefined : { hostId: parts.join('-') as HostId, token }
}
