import type { ImageKind } from '@scheduling/contract/images'
import { IMAGES } from '@scheduling/contract/images'
import { DAY, limits } from '@scheduling/domain'
import { allows } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, fieldError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { ParseRefused } from '../../isolation/refusal.ts'
import { STORAGE } from '../../storage/storage.ts'
import { allow } from '../abuse/operations.ts'
import type { Host } from '../hosts/operations.ts'
import {
  changeBranding,
  findHost,
  lockProfile,
  missingHosts,
  tellSettingsChanged,
} from '../hosts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import type { Extension } from './image-files.ts'
import { fileNameOf, FOLDER, folderOf, hostOfStored, sameFileOf, storedNames } from './image-files.ts'
import { imageTypeOf } from './image-type.ts'
import { LIMITS } from './limits.ts'
import { REDRAWN } from './parsers.ts'
import type { Redrawing } from './redraw.ts'
import { deleteFormerImage, formerImagesBefore, insertFormerImage } from './store.ts'

/** How each kind is redrawn. Logos are often transparent, and mail programs do not show newer formats. */
const DRAWN: Record<ImageKind, Pick<Redrawing, 'fit' | 'format'>> = {
  avatar: { fit: 'cover', format: 'jpeg' },
  logo: { fit: 'inside', format: 'png' },
  background: { fit: 'inside', format: 'jpeg' },
}
const EXTENSIONS: Record<Redrawing['format'], Extension> = { jpeg: 'jpg', png: 'png' }

export interface BrandingChange {
  /** Null: the page's default. */
  colors?: { background?: string | null; text?: string | null; button?: string | null }
  hidesProductName?: boolean
}

export async function brandingOf(context: Context, { hostId }: Acting): Promise<Host> {
  const host = await findHost(context, hostId)
  if (!host) throw new AppError('not_signed_in')
  return host
}

/** Throws `upgrade_required` if the plan does not allow it. Repeat: the same. */
export async function changeLook(
  context: Context,
  acting: Acting,
  { colors, hidesProductName }: BrandingChange,
): Promise<Host> {
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, acting.hostId)
    const host = await brandingOf({ ...context, db: trx }, acting)
    if (hidesProductName && !allows(host, 'hide-product-name')) throw new AppError('upgrade_required')
    const given = Object.entries({ ...host.colors, ...colors }).filter(([, color]) => color !== null)
    await changeBranding(trx, acting.hostId, {
      colors: Object.fromEntries(given),
      hides_product_name: hidesProductName,
    })
    await tellSettingsChanged(context, trx, acting.hostId, colors ? ['colors'] : [])
    await recordActivity(context, trx, acting, 'settings_changed')
  })
  return brandingOf(context, acting)
}

/** Replaces a picture. Throws `invalid_input` if we cannot read it. Repeat: the same. */
export async function putImage(
  context: Context,
  acting: Acting,
  kind: ImageKind,
  { content, crop }: Pick<Redrawing, 'content' | 'crop'>,
): Promise<Host> {
  if (content.length === 0) throw refused('required', 'Image required')
  if (!imageTypeOf(content)) throw refused('image_type', 'Expected a JPEG, PNG, WebP or GIF picture')
  await allow(context, 'image', [[LIMITS.images, acting]])
  const { fit, format } = DRAWN[kind]
  const sizes = IMAGES[kind].sizes.map(sizeOf)
  const drawn = await context
    .service(ISOLATION)
    .parse(REDRAWN, { content, crop, fit, sizes, format }, { host: acting.hostId })
    .catch(refusedImage)
  const file = fileNameOf(acting.hostId, drawn.at(-1) ?? content, EXTENSIONS[format])
  const storage = context.service(STORAGE)
  for (const [index, name] of storedNames(kind, file).entries())
    await storage.put(name, drawn[index] ?? content)
  return replaceImage(context, acting, kind, file)
}

/** Repeat: does nothing. */
export async function removeImage(context: Context, acting: Acting, kind: ImageKind): Promise<Host> {
  return replaceImage(context, acting, kind, null)
}

/** Keeps the former picture for a while, for mails that show it. */
async function replaceImage(
  context: Context,
  acting: Acting,
  kind: ImageKind,
  file: string | null,
): Promise<Host> {
  const { hostId } = acting
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    if (!(await setImage(context, trx, hostId, { kind, file }))) return
    if (kind !== 'avatar') await tellSettingsChanged(context, trx, hostId, [kind])
    await recordActivity(context, trx, acting, 'settings_changed')
  })
  return brandingOf(context, acting)
}

/** False: it is the same picture. */
async function setImage(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  { kind, file }: { kind: ImageKind; file: string | null },
): Promise<boolean> {
  const former = (await findHost({ ...context, db: trx }, hostId))?.[kind] ?? null
  if (former === file) return false
  await changeBranding(trx, hostId, { [kind]: file })
  if (former !== null)
    await insertFormerImage(trx, {
      host_id: hostId,
      kind,
      file: former,
      replaced_at: new Date(context.clock.now()),
    })
  if (file !== null) await deleteFormerImage(trx, { host_id: hostId, kind, file })
  return true
}

/**
 * Gives a host the picture of another, as a file of its own: it stays when the other one is gone. Repeat: the same.
 */
export async function takeImage(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  { kind, file: theirs }: { kind: ImageKind; file: string | null },
): Promise<void> {
  const file = theirs && sameFileOf(hostId, theirs)
  if (theirs && file) {
    const storage = context.service(STORAGE)
    const names = storedNames(kind, file)
    for (const [index, name] of storedNames(kind, theirs).entries()) {
      const content = await storage.get(name)
      if (content) await storage.put(names[index] ?? '', content)
    }
  }
  await setImage(context, trx, hostId, { kind, file })
}

function sizeOf(size: string): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

function refusedImage(error: unknown): never {
  if (!(error instanceof ParseRefused) || error.reason === 'busy') throw error
  if (error.reason === 'too_large')
    throw refused('too_many_pixels', `Expected at most ${limits.IMAGE_PIXELS_MAX} pixels`)
  if (error.reason === 'unreadable')
    throw refused('image_broken', 'The picture is broken or cut off; expected a whole one')
  throw refused('image_slow', 'Reading the picture takes too long; expected one that is smaller')
}

function refused(reason: string, message: string): AppError {
  return fieldError('image', reason, message)
}

/** Called when a host is deleted. Repeat: finds nothing. */
export async function forgetImages(context: Context, _trx: unknown, hostId: HostId): Promise<void> {
  const storage = context.service(STORAGE)
  for await (const name of storage.list(folderOf(hostId))) await storage.delete(name)
}

// How many hosts are looked up at once.
const HOSTS_AT_ONCE = 500

/**
 * Called by the daily job. Deletes pictures that were replaced long ago, and those that were added while their host was
 * being deleted. Repeat: finds nothing.
 */
export async function cleanUpImages(context: Context): Promise<void> {
  const storage = context.service(STORAGE)
  const before = new Date(context.clock.now() - limits.FORMER_IMAGE_DAYS * DAY)
  await context.db.transaction().execute(async (trx) => {
    for (const former of await formerImagesBefore(trx, before)) {
      for (const name of storedNames(former.kind, former.file)) await storage.delete(name)
      await deleteFormerImage(trx, former)
    }
  })
  const byHost = new Map<HostId, string[]>()
  for await (const name of storage.list(`${FOLDER}/`)) {
    const hostId = hostOfStored(name)
    byHost.set(hostId, [...(byHost.get(hostId) ?? []), name])
    if (byHost.size > HOSTS_AT_ONCE) await cleanUpHosts(context, byHost)
  }
  await cleanUpHosts(context, byHost)
}

async function cleanUpHosts(context: Context, byHost: Map<HostId, string[]>): Promise<void> {
  const storage = context.service(STORAGE)
  for (const hostId of await missingHosts(context.db, [...byHost.keys()]))
    for (const name of byHost.get(hostId) ?? []) await storage.delete(name)
  byHost.clear()
}
