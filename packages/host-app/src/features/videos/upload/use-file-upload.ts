import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { uploadHeaders } from '../tape/upload-target.ts'
import { createFileUpload } from './file-upload.ts'
import type { FileProgress, FileUpload } from './file-upload.ts'

/** An upload for as long as the page is shown. What has arrived stays, so it can go on later. */
export function useFileUpload(): { upload: FileUpload; progress: FileProgress } {
  const { call, origin, session } = useDeps()
  const [upload] = useState(() =>
    createFileUpload({ call, origin, headers: () => uploadHeaders({ session }) }),
  )
  useEffect(() => upload.pause, [upload])
  return { upload, progress: useSyncExternalStore(upload.subscribe, upload.progress) }
}
