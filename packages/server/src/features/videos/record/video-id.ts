import { randomInt } from 'node:crypto'

const LENGTH = 8
const VIDEO_ID = /^[\dA-Za-z]{8}$/
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 47 bits of chance, in an address that can be read out. Guesses are limited. */
export function newVideoId(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

export function isVideoId(text: string): boolean {
  return VIDEO_ID.test(text)
}
