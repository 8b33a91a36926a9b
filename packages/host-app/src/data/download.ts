import { ApiError } from '@scheduling/contract/client'
import type { ClientOptions, Problem } from '@scheduling/contract'

export interface DownloadedFile {
  name: string
  content: Blob
}

/** A file of the API: a link would come without the token. Throws `ApiError`. */
export type Download = (path: string, query: Record<string, string | undefined>) => Promise<DownloadedFile>

export function createDownload({ authorization, deviceId, onSessionEnd }: ClientOptions): Download {
  return async (path, query) => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
    const headers = new Headers()
    const token = authorization?.()
    if (token) headers.set('authorization', token)
    if (deviceId) headers.set('x-device-id', deviceId)
    try {
      const response = await fetch(`/api/v1${path}?${search}`, { headers })
      if (!response.ok) throw new ApiError((await response.json()) as Problem)
      const disposition = response.headers.get('content-disposition') ?? ''
      const name = /filename="([^"/\\]+)"/.exec(disposition)?.[1] ?? path.slice(1)
      // The file is sent while it is read, so it may end too early.
      return { name, content: await response.blob() }
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : unavailable()
      if (error.status === 401) onSessionEnd?.(error)
      throw error
    }
  }
}

function unavailable(): ApiError {
  return new ApiError({
    type: 'about:blank',
    title: 'The file could not be fetched',
    status: 0,
    code: 'unavailable',
    instance: '',
  })
}
