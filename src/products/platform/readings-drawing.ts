import { circle, group, line, path, text } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { betweenness, circles, degrees, first, type MemberId, memberIds, pageRank, type Scores, ties } from './readings'

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

/** One graph under four algorithms: vertices sized by their score, the highest in orange; finally the communities. 560 × 470. */
export function drawReadings(): string {
  const sized = (scores: Scores, choice: number) => {
    const most = Math.max(...scores.values())
    const top = first(scores)
    return group(
      `pick-on pick-on-${choice}`,
      group(
        'g-vertices',
        memberIds.map((id) => circle(places[id], 15 + 17 * ((scores.get(id) ?? 0) / most), id === top ? 'g-on-found' : undefined))
      )
    )
  }
  const fills = ['prod-wash', 'read-thick', 'read-dashed'] as const
  const found = circles()
  const inCircles = found.flatMap((members, index) => members.map((id) => circle(places[id], 17, fills[index])))
  const between = memberIds.filter((id) => !found.some((members) => members.includes(id)))
  return [
    path(
      'g-edge',
      ties.map(([a, b]) => line(places[a], places[b]))
    ),
    group(
      'g-vertices',
      memberIds.map((id) => circle(places[id], 15))
    ),
    sized(degrees(), 1),
    sized(betweenness(), 2),
    sized(pageRank(), 3),
    group('pick-on pick-on-4', [...inCircles, ...between.map((id) => circle(places[id], 17, 'prod-signal-wash'))]),
    ...memberIds.map((id) => text({ x: places[id].x, y: places[id].y + 5 }, id, 'middle', 'prod-word'))
  ].join('')
}
