/**
 * The work that `proof_needed` asks for: a number such that SHA-256 of `challenge:number` begins with `bits` zero
 * bits. Returns the value for `Proof-Of-Work`. Yields to the page between slices. The hash is written out here: the
 * browser's own is slower, because it is asynchronous, and is missing on pages without https.
 */
export async function solveProof(
  { challenge, bits }: { challenge: string; bits: number },
  signal?: AbortSignal,
): Promise<string> {
  const prefix = new TextEncoder().encode(`${challenge}:`)
  const hash = firstWordOfHash(prefix)
  const limit = 2 ** (32 - bits)
  for (let number = 0; ;) {
    const until = performance.now() + SLICE_MS
    do {
      for (let step = 0; step < STEPS; step++, number++)
        if (hash(number) < limit) return `${challenge} ${number}`
    } while (performance.now() < until)
    signal?.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const SLICE_MS = 12
const STEPS = 256

// FIPS 180-4: the first 32 bits of the fractional parts of the cube roots, and of the square roots, of the first
// primes.
const [ROUNDS, START] = constants()

function constants(): [Uint32Array, Uint32Array] {
  const rounds = new Uint32Array(64)
  const start = new Uint32Array(8)
  for (let prime = 2, count = 0; count < 64; prime++) {
    let isPrime = true
    for (let factor = 2; factor * factor <= prime; factor++) if (prime % factor === 0) isPrime = false
    if (!isPrime) continue
    if (count < 8) start[count] = (Math.sqrt(prime) % 1) * 2 ** 32
    rounds[count++] = (Math.cbrt(prime) % 1) * 2 ** 32
  }
  return [rounds, start]
}

/** Hashes `prefix` followed by a decimal number. */
function firstWordOfHash(prefix: Uint8Array): (number: number) => number {
  const words = new Uint32Array(64)
  const message = new Uint8Array(64 * Math.ceil((prefix.length + 16 + 9) / 64))
  const view = new DataView(message.buffer)
  return (number) => {
    const digits = String(number)
    const length = prefix.length + digits.length
    message.fill(0)
    message.set(prefix)
    for (let index = 0; index < digits.length; index++)
      message[prefix.length + index] = digits.charCodeAt(index)
    message[length] = 0x80
    const end = 64 * Math.ceil((length + 9) / 64)
    view.setUint32(end - 4, length * 8)
    const state = START.slice()
    for (let offset = 0; offset < end; offset += 64) addBlock(state, words, view, offset)
    return state[0] as number
  }
}

function addBlock(state: Uint32Array, words: Uint32Array, view: DataView, offset: number): void {
  for (let t = 0; t < 16; t++) words[t] = view.getUint32(offset + 4 * t)
  for (let t = 16; t < 64; t++) {
    const x = words[t - 15] as number
    const y = words[t - 2] as number
    const low = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3)
    const high = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10)
    words[t] = (words[t - 16] as number) + low + (words[t - 7] as number) + high
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let t = 0; t < 64; t++) {
    const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const one = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[t] as number) + (words[t] as number)) | 0
    const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries())
    state[index] = (state[index] as number) + value
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
