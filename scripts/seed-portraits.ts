import { crc32, deflateSync } from 'node:zlib'

// Pictures of made-up people: a head and shoulders in a few colors. So the demo needs no files, and shows nobody who exists.

const SIDE = 240

export interface Portrait {
  backdrop: Color
  skin: Color
  hair: Color
  shirt: Color
  hasLongHair: boolean
}

type Color = readonly [red: number, green: number, blue: number]

/** A PNG. */
export function drawPortrait(portrait: Portrait): Uint8Array {
  const rows: number[] = []
  for (let y = 0; y < SIDE; y++) {
    // Each row begins with its filter: none.
    rows.push(0)
    for (let x = 0; x < SIDE; x++) rows.push(...smooth(portrait, x, y))
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The mean of four points, so that edges are not jagged. */
function smooth(portrait: Portrait, x: number, y: number): number[] {
  const points = [0.25, 0.75].flatMap((right) =>
    [0.25, 0.75].map((down) => colorAt(portrait, (x + right) / SIDE, (y + down) / SIDE)),
  )
  return [0, 1, 2].map((part) =>
    Math.round(points.reduce((sum, color) => sum + (color[part] ?? 0), 0) / points.length),
  )
}

/** What is in front at a point of the unit square. */
function colorAt({ backdrop, skin, hair, shirt, hasLongHair }: Portrait, x: number, y: number): Color {
  const isIn = (left: number, top: number, width: number, height: number) =>
    ((x - left) / width) ** 2 + ((y - top) / height) ** 2 <= 1
  const isFringe = isIn(0.5, 0.29, 0.19, 0.12) && y < 0.34
  if (isFringe) return hair
  if (isIn(0.43, 0.43, 0.018, 0.022) || isIn(0.57, 0.43, 0.018, 0.022)) return [48, 40, 38]
  if (isIn(0.5, 0.52, 0.06, 0.035) && y > 0.525) return [168, 82, 78]
  if (isIn(0.5, 0.43, 0.17, 0.21)) return skin
  if (isIn(0.5, 1.02, 0.36, 0.3)) return isIn(0.5, 0.72, 0.09, 0.1) ? skin : shirt
  if (Math.abs(x - 0.5) < 0.07 && y > 0.5 && y < 0.78) return skin
  if (hasLongHair ? isIn(0.5, 0.48, 0.24, 0.3) : isIn(0.5, 0.36, 0.2, 0.2)) return hair
  return backdrop
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
