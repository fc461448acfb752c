import { memo } from 'react'
import type { DemoGraph } from '~/demos/types'

/** Id of the list of all vertices, which the fields of the workbench share. */
export const allVertices = 'demo-vertices'

interface VertexListProps {
  id: string
  graph: DemoGraph | undefined
  /** The kinds that are offered; all if undefined. */
  of?: readonly string[] | undefined
}

/** The vertices that a field offers while the visitor types. Not rendered again at each step of a run. */
export const VertexList = memo(function VertexList({ id, graph, of }: VertexListProps) {
  const offered = graph?.vertices.filter(({ kind }) => !of || of.includes(kind)) ?? []
  return (
    <datalist id={id}>
      {offered.map((vertex) => (
        <option key={vertex.id} value={vertex.id} />
      ))}
    </datalist>
  )
})
