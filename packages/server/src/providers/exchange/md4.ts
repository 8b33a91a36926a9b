// RFC 1320. NTLM still needs it, but Node lost its own with OpenSSL 3.

const MASK = 0xffffffff
const rotated = (value: number, by: number) => (value << by) | (value >>> (32 - by))
const F = (x: number, y: number, z: number) => (x & y) | (~x & z)
const G = (x: number, y: number, z: number) => (x & y) | (x & z) | (y & z)
const H = (x: number, y: number, z: number) => x ^ y ^ z

interface Round {
  mix: (x: number, y: number, z: number) => number
  add: number
  order: readonly number[]
  shifts: readonly number[]
}

const ROUNDS: readonly Round[] = [
  { mix: F, add: 0, order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], shifts: [3, 7, 11, 19] },
  {
    mix: G,
    add: 0x5a827999,
    order: [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15],
    shifts: [3, 5, 9, 13],
  },
  {
    mix: H,
    add: 0x6ed9eba1,
    order: [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15],
    shifts: [3, 9, 11, 15],
  },
]

/** 16 bytes. */
export function md4(input: Buffer): Buffer {
  const padded = Buffer.alloc(Math.ceil((input.length + 9) / 64) * 64)
  input.copy(padded)
  padded[input.length] = 0x80
  padded.writeBigUInt64LE(BigInt(input.length) * 8n, padded.length - 8)
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let at = 0; at < padded.length; at += 64) state = afterBlock(state, padded.subarray(at, at + 64))
  const digest = Buffer.alloc(16)
  for (const [index, word] of state.entries()) digest.writeUInt32LE((word & MASK) >>> 0, index * 4)
  return digest
}

function afterBlock(before: readonly number[], block: Buffer): number[] {
  let [a = 0, b = 0, c = 0, d = 0] = before
  for (const { mix, add, order, shifts } of ROUNDS)
    for (const [step, index] of order.entries()) {
      const sum = (a + mix(b, c, d) + block.readUInt32LE(index * 4) + add) & MASK
      ;[a, b, c, d] = [d, rotated(sum, shifts[step % 4] ?? 0), b, c]
    }
  return [a, b, c, d].map((word, index) => (word + (before[index] ?? 0)) & MASK)
}
