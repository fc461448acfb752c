import type { Point } from '~/ui/figure/geometry'
import type { MemberId } from './readings'

/** Positions on a drawing of 560 × 470. */
export const places: Readonly<Record<MemberId, Point>> = {
  A: { x: 200, y: 190 },
  B: { x: 100, y: 80 },
  C: { x: 60, y: 200 },
  D: { x: 100, y: 320 },
  E: { x: 215, y: 330 },
  F: { x: 320, y: 150 },
  G: { x: 400, y: 110 },
  H: { x: 470, y: 50 },
  I: { x: 480, y: 180 },
  J: { x: 530, y: 115 },
  K: { x: 380, y: 280 },
  L: { x: 470, y: 390 },
  M: { x: 330, y: 410 }
}
