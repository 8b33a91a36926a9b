import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

// Replaces the built browser packages, so that server tests need no build. A page is its data as JSON.
const FILES = {
  'booking-ui/assets/booking.js': '',
  'booking-ui/server.js':
    'export const readZonesFrom = () => {}; export const renderPage = (data) => ({ html: JSON.stringify(data).replaceAll("<", "\\\\u003c"), styles: data.kind })',
  'booking-ui/video-player.js': 'play()',
  'booking-ui/linked-video.js': 'playLinked()',
  'host-app/index.html': '<!doctype html><title>Dashboard</title>',
  'embed-loader/scheduling.js': '',
  'embed-loader/popup.js': '',
  'embed-loader/floating-button.js': '',
  'embed-loader/conversions.js': '',
  'embed-loader/scheduling-wordpress.zip': '',
  'extension/scheduling-extension.zip': '',
}

/** A `dist` folder with stand-ins for the built files. */
export async function standInDist(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'scheduling-dist-'))
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
