import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { drawAssembly } from './assembly-drawing'
import { drawBlank } from './blank-drawing'
import { drawCredit, drawLaundering, drawSupply } from './business-shapes'
import { drawFraud } from './fraud-drawing'
import { drawHops } from './hop-drawing'
import { drawLattice } from './lattice'
import { drawAccess, drawOperations, drawRecommendation, drawSocial } from './people-shapes'
import { drawPower } from './power-network'

/** Every drawing of the home page. */
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

/** The drawing's SVG markup, without the `<svg>` around it. */
export const drawing = (name: DrawingName, locale: Locale): string => drawings[name](locale)
