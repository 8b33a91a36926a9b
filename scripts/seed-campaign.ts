import { USUAL_OVERLAY } from '../packages/contract/src/campaigns/backgrounds.ts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '../packages/server/src/context.ts'
import { addCampaign } from '../packages/server/src/features/campaigns/operations.ts'
import { addLeads } from '../packages/server/src/features/campaigns/leads.ts'
import { HAS_FFMPEG, makeVideo } from '../packages/server/src/features/videos/testing/make-video.ts'
import { beginUpload } from '../packages/server/src/features/videos/uploads/begin.ts'
import { completeUpload } from '../packages/server/src/features/videos/uploads/operations.ts'
import { placeOfUpload, uploadsFolder } from '../packages/server/src/features/videos/uploads/places.ts'
import type { Acting } from '../packages/server/src/http/caller.ts'

// Two seconds, for machines without ffmpeg.
const SMALL = '../packages/server/src/features/videos/testing/files/small.mp4'

const VIDEOS = [
  { title: 'Hello from Dana', picture: 'gradients=size=640x360:rate=15:duration=6:speed=0.02:seed=7' },
  { title: 'Product tour', picture: 'gradients=size=640x360:rate=15:duration=8:speed=0.03:seed=31' },
] as const

const NAMES =
  'Anna Smith,Ben Carter,Carla Gomez,David Kim,Elif Demir,Felix Braun,Giulia Conti,Hiro Mori,Ines Duarte,Jack Nolan,Karin Holm,Leo Martin,Maria Silva,Noam Levi,Olga Novak,Paul Jensen,Rosa Vargas,Sam Reed,Tara Shah,Uri Katz'.split(
    ',',
  )
const COMPANIES = ['Bluebird Labs', 'Northwind', 'Fjord & Co', 'Lumen Studio', 'Acre Foods']

/** Two videos, and a campaign that shows one of them to twenty leads. */
export async function seedCampaign(context: Context, host: Acting): Promise<void> {
  const [hello] = await Promise.all(VIDEOS.map((video) => addVideo(context, host, video)))
  const { id } = await addCampaign(context, host, {
    name: 'Spring outreach',
    videoId: hello ?? null,
    destination: { kind: 'page' },
    tool: null,
    externalId: null,
    greeting: 'Hi {{first_name|there}}, a few words for {{company}}',
    fallbacks: { company: 'your team' },
    background: 'none',
    imageAlt: '',
    overlay: USUAL_OVERLAY,
    state: 'on',
  })
  await addLeads(context, host, id, NAMES.map(leadOf))
}

function leadOf(name: string, index: number) {
  const [first_name = '', last_name = ''] = name.split(' ')
  const company = COMPANIES[index % COMPANIES.length] ?? ''
  return {
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    fields: {
      first_name,
      last_name,
      company,
      linkedin_url: `https://www.linkedin.com/in/${first_name}-${last_name}`.toLowerCase(),
    },
  }
}

async function addVideo(
  context: Context,
  host: Acting,
  { title, picture }: (typeof VIDEOS)[number],
): Promise<string> {
  const content = HAS_FFMPEG
    ? await makeVideo('-i', picture, '-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p')
    : await readFile(path.join(import.meta.dirname, SMALL))
  const bytes = content.length
  const { upload, video } = await beginUpload(context, host, {
    source: 'recorded',
    name: 'recording.mp4',
    bytes,
    title,
  })
  await mkdir(uploadsFolder(context.config), { recursive: true })
  await writeFile(placeOfUpload(context.config, host.hostId, upload.id), content)
  await completeUpload(context, upload, bytes)
  return video.id
}
