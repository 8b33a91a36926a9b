/** The value of `Proof-Of-Work`: a number such that SHA-256 of `challenge:number` begins with `bits` zero bits. */
export async function solve({ challenge, bits }: { challenge: string; bits: number }): Promise<string> {
  const encoder = new TextEncoder()
  const limit = 2 ** (32 - bits)
  for (let number = 0; ; number++) {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${number}`))
    if (new DataView(hash).getUint32(0) < limit) return `${challenge} ${number}`
  }
}
