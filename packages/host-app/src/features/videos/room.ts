import { accountsTexts } from '@scheduling/messages/accounts'
import { recorderTexts } from '@scheduling/messages/recorder'
import { plansTexts } from '@scheduling/messages/plans'
import { videosTexts } from '@scheduling/messages/videos'
import { videoEmbedTexts } from '@scheduling/messages/video-embed'
import { createRoute, redirect } from '@tanstack/react-router'
import { first, root, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { textParam } from '../../data/text-param.ts'
import { IconVideo } from '../../ui/icons.ts'

const texts = [videosTexts, recorderTexts, accountsTexts, plansTexts]

const recorder = createRoute({
  getParentRoute: () => shell,
  path: '/screencast',
  loader: first(texts),
  component: lazyPage(() => import('./recorder/recorder-page.tsx'), 'RecorderPage'),
})

// Everybody sees it. It asks for a sign-in before anything is kept.
const upload = createRoute({
  getParentRoute: () => root,
  path: '/screencast/upload',
  loader: first(texts),
  component: lazyPage(() => import('./upload/upload-page.tsx'), 'UploadPage'),
})

// A tool for everybody. Only choosing from a library asks for a sign-in.
const embed = createRoute({
  getParentRoute: () => root,
  path: '/create-video-embed',
  validateSearch: (search: Record<string, unknown>): { video?: string } => ({
    video: textParam(search, 'video'),
  }),
  loader: first([...texts, videoEmbedTexts]),
  component: lazyPage(() => import('./embed/embed-page.tsx'), 'CreateVideoEmbedPage'),
})

const screencast = createRoute({
  getParentRoute: () => shell,
  path: '/screencast/$videoId',
  loader: first(texts),
  component: lazyPage(() => import('./video/video-page.tsx'), 'ScreencastPage'),
})

const library = createRoute({
  getParentRoute: () => shell,
  path: '/dynamic-videos',
  validateSearch: librarySearch,
  loader: first(texts),
  component: lazyPage(() => import('./library/library-page.tsx'), 'LibraryPage'),
})

const folder = createRoute({
  getParentRoute: () => shell,
  path: '/dynamic-videos/folder/$folderId',
  validateSearch: librarySearch,
  loader: first(texts),
  component: lazyPage(() => import('./library/library-page.tsx'), 'FolderPage'),
})

const video = createRoute({
  getParentRoute: () => shell,
  path: '/dynamic-videos/$videoId',
  loader: first(texts),
  component: lazyPage(() => import('./video/video-page.tsx'), 'VideoPage'),
})

// Another name of the library (specification, section 2).
const alias = createRoute({
  getParentRoute: () => shell,
  path: '/create-dynamic-videos',
  beforeLoad: () => {
    throw redirect({ to: '/dynamic-videos', replace: true })
  },
})

/** What the library's address says: `?q=tour`. */
function librarySearch(search: Record<string, unknown>): { q?: string } {
  return { q: textParam(search, 'q') }
}

export const videosRoom = {
  texts,
  action: 'event_types',
  open: [upload, embed],
  routes: [recorder, screencast, library, folder, video, alias],
  navigation: { path: '/dynamic-videos', label: 'room.videos', icon: IconVideo, keys: 'g v' },
  shortcuts: [{ keys: 'r', label: 'room.screencast', icon: IconVideo, path: '/screencast' }],
} as const satisfies Room
