import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { drawAssembly } from './assembly-drawing'
import { drawBlank } from './blank-drawing'
import { drawCredit, drawLaundering, drawSupply } from './business-shapes'
import { drawFraud } from './fraud-drawing'
import { drawHops } from './hop-drawing'
import { buildHopGraph, countHops, type HopCount } from './hop-graph'
import { buildLattice, countLattice, drawLattice, type LatticeCount } from './lattice'
import { drawAccess, drawOperations, drawRecommendation, drawSocial } from './people-shapes'
import { drawPower } from './power-network'

/** Every drawing of the home page. The browser fetches this module only when it has to draw a page by itself. */
const drawings = {
  hops: (locale: Locale) => drawHops({ start: m.home_hop_start({}, { locale }), meet: m.home_hop_meet({}, { locale }) }),
  assembly: drawAssembly,
  fraud: (locale: Locale) =>
    drawFraud({
      sharedDevice: m.home_fraud_device({}, { locale }),
      sharedPhone: m.home_fraud_phone({}, { locale }),
      loop: m.home_fraud_loop({}, { locale })
    }),
  laundering: drawLaundering,
  credit: drawCredit,
  supply: drawSupply,
  power: drawPower,
  recommendation: drawRecommendation,
  social: drawSocial,
  access: drawAccess,
  operations: drawOperations,
  blank: drawBlank,
  lattice: drawLattice
} satisfies Record<string, (locale: Locale) => string>

export type DrawingName = keyof typeof drawings

const drawn = new Map<string, string>()

/** The drawing's SVG markup, without the `<svg>` around it. The same for every visitor, so each is drawn once. */
export function drawing(name: DrawingName, locale: Locale): string {
  const key = `${name} ${locale}`
  const markup = drawn.get(key) ?? drawings[name](locale)
  drawn.set(key, markup)
  return markup
}

/** What can be counted in the drawings and is written beside them. */
export interface HomeCounts {
  hops: HopCount[]
  lattice: LatticeCount
}

let counted: HomeCounts | undefined

export function countDrawings(): HomeCounts {
  counted ??= { hops: countHops(buildHopGraph()), lattice: countLattice(buildLattice()) }
  return counted
}
