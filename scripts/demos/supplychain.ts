import { Random } from './random'
import type { Generator } from './types'

/*
 * A maker of machines: products need assemblies and parts, parts need suppliers, and suppliers need suppliers down to raw material.
 * `R03` sells to a few suppliers only, yet chains of all products lead to it. The decoy is `S01`, which sells the most parts and
 * affects less than half as much.
 */

const products = 6
const assemblies = 22
const parts = 110
const suppliers = 40
const secondTier = 26
const rawMaterial = 9

const generate: Generator = (seed) => {
  const random = new Random(seed)
  const named = (letter: string, count: number, digits: number): string[] =>
    Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(digits, '0')}`)
  const levels = {
    product: named('M', products, 1),
    assembly: named('A', assemblies, 2),
    part: named('P', parts, 3),
    supplier: named('S', suppliers, 2),
    second: named('T', secondTier, 2),
    raw: named('R', rawMaterial, 2)
  }
  const edges = new Map<string, { from: string; to: string; kind: string }>()
  const need = (from: string, to: string): void => {
    edges.set(`${from} ${to}`, { from, to, kind: 'needs' })
  }
  /** Each of `upper` needs some of `lower`, and each of `lower` is needed by one at least. */
  const join = (upper: readonly string[], lower: readonly string[], least: number, most: number): void => {
    for (const from of upper) for (const to of random.shuffled(lower).slice(0, random.integer(least, most))) need(from, to)
    const needed = new Set([...edges.values()].map(({ to }) => to))
    for (const to of lower) if (!needed.has(to)) need(random.pick(upper), to)
  }
  join(levels.product, levels.assembly, 4, 6)
  join(levels.assembly, levels.part, 3, 6)
  join(levels.part, levels.supplier.slice(1), 1, 1)
  join(levels.supplier, levels.second, 1, 2)
  join(levels.second, levels.raw, 1, 1)
  // The decoy sells fasteners: many parts need it, and it makes them of one material.
  const [decoy = '', fasteners = ''] = [levels.supplier[0], levels.second[0]]
  for (const part of random.shuffled(levels.part).slice(0, 14)) need(part, decoy)
  need(decoy, fasteners)
  // The hidden one: three suppliers of the second tier, which sell to suppliers of parts for all products.
  const [hidden = ''] = levels.raw.slice(2)
  for (const supplier of random.shuffled(levels.second.slice(1)).slice(0, 3)) need(supplier, hidden)
  const of = (kind: string, ids: readonly string[]) => ids.map((id) => ({ id, kind }))
  return {
    vertices: [
      ...of('product', levels.product),
      ...of('part', [...levels.assembly, ...levels.part]),
      ...of('supplier', [...levels.supplier, ...levels.second, ...levels.raw])
    ],
    edges: [...edges.values()],
    layout: { charge: -40, length: 26, gravity: 0.08, spacing: 8 }
  }
}

export default generate
