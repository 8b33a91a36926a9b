import { createSocket } from 'node:dgram'
import type { Socket } from 'node:dgram'

/** A record of a zone: `['meet.example.test', 'A', '192.0.2.1']`. */
export type ZoneRecord = readonly [name: string, type: keyof typeof TYPES, value: string]

export interface DnsServer {
  port: number
  /** The current records. */
  records: ZoneRecord[]
  /** Called after each answer. An attacker can use it to answer the next question differently. */
  onAnswered: ((question: string) => void) | undefined
  /** Answers nothing, like a server that is down. */
  isSilent: boolean
  /** All questions in order: `meet.example.test A`. */
  asked: string[]
  close(): Promise<void>
}

// RFC 1035, section 3.2.2; AAAA: RFC 3596.
const TYPES = { A: 1, NS: 2, CNAME: 5, TXT: 16, AAAA: 28 } as const
const HEADER_BYTES = 12
const NAME_ERROR = 3
const CHAIN_MAX = 8

/** A UDP name server, RFC 1035: answers from its records, follows aliases, and reports unknown names. */
export async function startDns(records: ZoneRecord[] = []): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const server: DnsServer = {
    port: 0,
    records,
    onAnswered: undefined,
    isSilent: false,
    asked: [],
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
  socket.on('message', (question, { port, address }) => {
    if (server.isSilent) return
    socket.send(answerTo(question, server), port, address)
    server.onAnswered?.(String(server.asked.at(-1)))
  })
  server.port = await listen(socket)
  return server
}

function listen(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.bind(0, '127.0.0.1', () => resolve(socket.address().port))
  })
}

function answerTo(question: Buffer, { records, asked }: DnsServer): Buffer {
  const [name, end] = readName(question)
  const type = question.readUInt16BE(end)
  asked.push(`${name} ${typeName(type)}`)
  const isKnown = records.some(([known]) => known === name)
  const answers = answersFor(records, name, type)
  const header = Buffer.alloc(HEADER_BYTES)
  question.copy(header, 0, 0, 2)
  // A response, authoritative, recursion desired and available.
  header.writeUInt16BE(0x8580 | (isKnown ? 0 : NAME_ERROR), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(answers.length, 6)
  const asking = question.subarray(HEADER_BYTES, end + 4)
  return Buffer.concat([header, asking, ...answers.map(recordBytes)])
}

/** Includes the aliases on the way. */
function answersFor(records: readonly ZoneRecord[], name: string, type: number): ZoneRecord[] {
  const answers: ZoneRecord[] = []
  let current = name
  for (let step = 0; step < CHAIN_MAX; step++) {
    const own = records.filter(([known, kind]) => known === current && TYPES[kind] === type)
    if (own.length > 0) return [...answers, ...own]
    const alias = records.find(([known, kind]) => known === current && kind === 'CNAME')
    if (!alias) return answers
    answers.push(alias)
    current = alias[2]
  }
  return answers
}

function recordBytes([name, type, value]: ZoneRecord): Buffer {
  const data = dataBytes(type, value)
  const fields = Buffer.alloc(10)
  fields.writeUInt16BE(TYPES[type], 0)
  // IN, RFC 1035, section 3.2.4.
  fields.writeUInt16BE(1, 2)
  fields.writeUInt32BE(60, 4)
  fields.writeUInt16BE(data.length, 8)
  return Buffer.concat([nameBytes(name), fields, data])
}

function dataBytes(type: ZoneRecord[1], value: string): Buffer {
  switch (type) {
    case 'A':
      return Buffer.from(value.split('.').map(Number))
    case 'AAAA':
      return ipv6Bytes(value)
    case 'TXT':
      return Buffer.concat([Buffer.from([Buffer.byteLength(value)]), Buffer.from(value)])
    default:
      return nameBytes(value)
  }
}

function nameBytes(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.from([0])])
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}

function ipv6Bytes(address: string): Buffer {
  const [head = '', tail = ''] = address.split('::', 2)
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const bytes = Buffer.alloc(16)
  for (const [index, group] of [...before, ...zeros, ...after].entries())
    bytes.writeUInt16BE(Number.parseInt(group, 16), index * 2)
  return bytes
}

/** The name in the question, in lower case, and its end. */
function readName(message: Buffer): [name: string, end: number] {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return [labels.join('.').toLowerCase(), at + 1]
}

function typeName(type: number): string {
  return Object.entries(TYPES).find(([, number]) => number === type)?.[0] ?? String(type)
}
