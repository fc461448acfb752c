import type { Locale } from '~/contract/locale'
import { arrow, circle, group, line, path, square, text, triangle } from '~/ui/figure/draw'
import { between, centroid, type Point, polar } from '~/ui/figure/geometry'
import type { HomeShape } from '../types'

interface Labels {
  sharedDevice: string
  sharedPhone: string
  loop: string
}

const center: Point = { x: 276, y: 238 }
const radius = 172

/** Six accounts in the order of the money flow, and what they share. */
const accounts = ['A02', 'A05', 'A07', 'A11', 'A08', 'A04'] as const
const devices = [
  ['A04', 'A02', 'A05'],
  ['A07', 'A11', 'A08']
] as const
const sharedPhone = ['A08', 'A04'] as const

function positionOf(account: (typeof accounts)[number]): Point {
  return polar(center, radius, -120 + 60 * accounts.indexOf(account))
}

/** Position of a shared device or phone: between its accounts, pulled towards the center. */
function sharedPlace(owners: readonly (typeof accounts)[number][], pull: number): Point {
  return between(center, centroid(owners.map(positionOf)), pull)
}

/** A fraud ring: accounts on a circle, transfers along it, shared devices and a shared phone within. */
function drawFraud(labels: Labels): string {
  const ring = accounts.map(positionOf)
  const transfers = ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from] as const)
  const deviceNodes = devices.map((owners) => ({ owners, at: sharedPlace(owners, 0.62) }))
  const phone = sharedPlace(sharedPhone, 0.5)
  const ownPhones = ring
    .filter((_, index) => !sharedPhone.some((account) => account === accounts[index]))
    .map((from) => ({ from, at: between(center, from, 1 + 44 / radius) }))
  const callout = between(positionOf('A07'), positionOf('A11'), 0.5)
  return [
    circle(center, radius, 'g-dim'),
    path('g-axis', `M${center.x - 236} ${center.y}H${center.x + 250}M${center.x} 10V466`),
    path(
      'g-edge',
      ownPhones.map(({ from, at }) => line(from, at, 9, 5))
    ),
    path('g-path', [
      ...deviceNodes.flatMap(({ owners, at }) => owners.map((account) => line(positionOf(account), at, 10, 7))),
      ...sharedPhone.map((account) => line(positionOf(account), phone, 10, 6))
    ]),
    path(
      'g-found',
      transfers.map(([from, to]) => line(from, to, 10, 14))
    ),
    path(
      'g-found-head',
      transfers.map(([from, to]) => arrow(from, to, 10, 11))
    ),
    group('g-vertices', [
      ...ring.map((point) => circle(point, 10, 'g-on-found')),
      path(
        'g-solid',
        deviceNodes.map(({ at }) => square(at, 6.5))
      ),
      path('', [triangle({ x: phone.x, y: phone.y - 1 }, 8), ...ownPhones.map(({ at }) => triangle({ x: at.x, y: at.y - 2 }, 5))])
    ]),
    ...deviceNodes.slice(0, 1).map(({ at }) => text({ x: at.x + 14, y: at.y + 6 }, labels.sharedDevice)),
    text({ x: phone.x + 14, y: phone.y + 6 }, labels.sharedPhone),
    path('g-dim', `M${Math.round(callout.x)} ${Math.round(callout.y)}L470 444H540`),
    circle(callout, 2.5, 'g-dot'),
    text({ x: 540, y: 464 }, labels.loop, 'end', 'g-found-text')
  ].join('')
}

const labels: Readonly<Record<Locale, Labels>> = {
  'zh-CN': { sharedDevice: '每台设备三个账户共用', sharedPhone: '两个账户共用一个电话', loop: '六笔转账，首尾相接' },
  'en-US': { sharedDevice: 'shared device', sharedPhone: 'shared phone', loop: 'six transfers, one ring' }
}

export default {
  order: 1,
  text: {
    'zh-CN': '单看每个账户都正常；六个账户的转账首尾相接成环，环上的账户又共用设备和电话。',
    'en-US':
      'Each account looks normal on its own. Six accounts’ transfers close a ring, and accounts on the ring share devices and a phone.'
  },
  draw: (locale) => drawFraud(labels[locale]),
  large: {
    width: 552,
    height: 474,
    label: {
      'zh-CN': '欺诈团伙：六个账户、两台设备、一个电话、一个资金环',
      'en-US': 'Fraud ring: six accounts, two devices, one phone, one ring of transfers'
    },
    legend: [
      { mark: 'account', label: { 'zh-CN': '账户', 'en-US': 'account' } },
      { mark: 'device', label: { 'zh-CN': '设备', 'en-US': 'device' } },
      { mark: 'phone', label: { 'zh-CN': '电话', 'en-US': 'phone' } },
      { mark: 'found', label: { 'zh-CN': '转账', 'en-US': 'transfer' } }
    ]
  }
} satisfies HomeShape
