import { expect, test } from 'vitest'
import { mayConnect } from './address-guard.ts'

const PUBLIC = [
  '93.184.216.34',
  '1.1.1.1',
  '172.32.0.1',
  '11.0.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00::1',
]

const PRIVATE = [
  '127.0.0.1',
  '127.255.255.254',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '100.127.255.255',
  '::1',
  '0:0:0:0:0:0:0:1',
  'fc00::1',
  'fdff::1',
]

const NEVER = [
  '0.0.0.0',
  '0.1.2.3',
  '169.254.169.254',
  '169.254.0.1',
  '100.100.100.200',
  '168.63.129.16',
  'fd00:ec2::254',
  '192.0.0.192',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.9',
  '198.18.0.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::ffff:127.0.0.1',
  '::FFFF:7f00:1',
  '0:0:0:0:0:ffff:7f00:1',
  '::ffff:93.184.216.34',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '3fff::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  'example.com',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  '',
]

test.each(PUBLIC)('%s is somebody’s page', (address) => {
  expect(mayConnect(address, { allowPrivate: false })).toBe(true)
})

test.each(PRIVATE)('%s only where private addresses are allowed', (address) => {
  expect(mayConnect(address, { allowPrivate: false })).toBe(false)
  expect(mayConnect(address, { allowPrivate: true })).toBe(true)
})

test.each(NEVER)('"%s" never', (address) => {
  expect(mayConnect(address, { allowPrivate: false })).toBe(false)
  expect(mayConnect(address, { allowPrivate: true })).toBe(false)
})
