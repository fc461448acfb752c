import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { drawAssembly } from './assembly-drawing'
import { drawHops } from './hop-drawing'
import { drawLattice } from './lattice'

/** The drawings of the home page, besides the shapes of the solutions. */
const drawings = {
  hops: (locale: Locale) => drawHops({ start: m.home_hop_start({}, { locale }), meet: m.home_hop_meet({}, { locale }) }),
  assembly: drawAssembly,
  lattice: drawLattice
} satisfies Record<string, (locale: Locale) => string>

export type DrawingName = keyof typeof drawings

/** The drawing's SVG markup, without the `<svg>` around it. */
export const drawing = (name: DrawingName, locale: Locale): string => drawings[name](locale)
