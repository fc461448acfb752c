import { branches, condensers, generation, loads } from './ieee-118-bus'
import type { Generator } from './types'

/** The IEEE 118-bus test case as published; only the positions are computed. */
const generate: Generator = () => ({
  vertices: loads.map((megawatts, index) => {
    const id = String(index + 1)
    const power = generation.get(id)
    const kind = power ? 'generator' : condensers.has(id) ? 'condenser' : megawatts > 0 ? 'load' : 'junction'
    return { id, kind, values: { ...(megawatts > 0 && { load: megawatts }), ...(power && { generation: power }) } }
  }),
  edges: branches.map(([from, to]) => ({ from, to, kind: 'line' })),
  layout: { charge: -160, length: 34, gravity: 0.07, spacing: 15 }
})

export default generate
