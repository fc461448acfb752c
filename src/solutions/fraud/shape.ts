import { m } from '~/paraglide/messages'
import { arrow, circle, group, line, path, square, text, triangle } from '~/ui/figure/draw'
import { between, centroid, type Point, polar } from '~/ui/figure/geometry'
import type { HomeShape } from '../types'

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
function drawFraud(): string {
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
    ...deviceNodes.slice(0, 1).map(({ at }) => text({ x: at.x + 14, y: at.y + 6 }, labels.sharedDevice())),
    text({ x: phone.x + 14, y: phone.y + 6 }, labels.sharedPhone()),
    path('g-dim', `M${Math.round(callout.x)} ${Math.round(callout.y)}L470 444H540`),
    circle(callout, 2.5, 'g-dot'),
    text({ x: 540, y: 464 }, labels.loop(), 'end', 'g-found-text')
  ].join('')
}

const labels = {
  sharedDevice: m.home_shape_fraud_shared_device,
  sharedPhone: m.home_shape_fraud_shared_phone,
  loop: m.home_shape_fraud_loop
}

export default {
  order: 1,
  text: m.home_shape_fraud_text,
  draw: drawFraud,
  large: {
    width: 552,
    height: 474,
    label: m.home_shape_fraud_label,
    legend: [
      { mark: 'account', label: m.home_shape_fraud_legend_account },
      { mark: 'device', label: m.home_shape_fraud_legend_device },
      { mark: 'phone', label: m.home_shape_fraud_legend_phone },
      { mark: 'found', label: m.home_shape_fraud_legend_found }
    ]
  }
} satisfies HomeShape
