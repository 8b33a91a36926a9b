// RFC 1320, written like its appendix.

/** 16 bytes. */
export function md4(input: Uint8Array): Buffer {
  const length = input.length
  const blocks = new Uint8Array(((length + 8) >> 6) * 64 + 64)
  blocks.set(input)
  blocks[length] = 128
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 8, length << 3, true)
  const sum = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476])
  for (let block = 0; block < blocks.length; block += 64) {
    const word = (index: number) => view.getUint32(block + index * 4, true)
    const s = Uint32Array.from(sum)
    const step = (to: number, mixed: number, index: number, add: number, by: number) => {
      const value = ((s[to] ?? 0) + mixed + word(index) + add) >>> 0
      s[to] = (value << by) | (value >>> (32 - by))
    }
    for (let i = 0; i < 48; i++) {
      const to = (4 - (i % 4)) % 4
      const [x, y, z] = [s[(to + 1) % 4] ?? 0, s[(to + 2) % 4] ?? 0, s[(to + 3) % 4] ?? 0]
      const round = i >> 4
      const j = i & 15
      if (round === 0) step(to, (x & y) | (~x & z), j, 0, [3, 7, 11, 19][i % 4] ?? 0)
      else if (round === 1)
        step(to, (x & y) | (x & z) | (y & z), (j % 4) * 4 + (j >> 2), 0x5a827999, [3, 5, 9, 13][i % 4] ?? 0)
      else step(to, x ^ y ^ z, backwards(j), 0x6ed9eba1, [3, 9, 11, 15][i % 4] ?? 0)
    }
    for (let i = 0; i < 4; i++) sum[i] = ((sum[i] ?? 0) + (s[i] ?? 0)) >>> 0
  }
  const digest = Buffer.alloc(16)
  for (const [index, value] of sum.entries()) digest.writeUInt32LE(value, index * 4)
  return digest
}

/** Reverses the four bits. */
function backwards(index: number): number {
  return ((index & 1) << 3) | ((index & 2) << 1) | ((index & 4) >> 1) | ((index & 8) >> 3)
}
