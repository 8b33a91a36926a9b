import { useEffect, useSyncExternalStore } from 'react'
import { useDeps } from '../../../data/deps.ts'
import type { Deps } from '../../../data/deps.ts'
import type { Session } from '../../../data/session.ts'
import { uploadHeaders } from '../tape/upload-target.ts'
import { ownerOf } from '../owner.ts'
import { createFileUpload } from './file-upload.ts'
import type { FileProgress, FileUpload } from './file-upload.ts'

// The file stays chosen while somebody signs in again on another page.
const uploads = new WeakMap<Session, FileUpload>()

function uploadOf({ call, origin, session }: Pick<Deps, 'call' | 'origin' | 'session'>): FileUpload {
  const fileUpload = uploads.get(session)
  if (fileUpload) return fileUpload
  const upload = createFileUpload({
    call,
    origin,
    headers: () => uploadHeaders({ session }),
    isSignedIn: () => session.token() !== undefined,
    host: async () => ownerOf(await call('GET /users/aboutme')),
  })
  uploads.set(session, upload)
  return upload
}

/** An upload for as long as the page is shown. What has arrived stays, and it goes on when the page is shown again. */
export function useFileUpload(): { upload: FileUpload; progress: FileProgress } {
  const upload = uploadOf(useDeps())
  useEffect(() => {
    void upload.resume()
    return upload.suspend
  }, [upload])
  return { upload, progress: useSyncExternalStore(upload.subscribe, upload.progress) }
}
