import type { LabelTest } from '../parse/syntax'
import type { Edge, Vertex } from '../values'

/** Whether the labels of a vertex, or that of an edge, meet a test. */
export function meets(test: LabelTest | null, element: Vertex | Edge): boolean {
  switch (test?.kind) {
    case undefined:
      return true
    case 'label':
      return 'labels' in element ? element.labels.has(test.name.name) : element.type === test.name.name
    case 'any':
      return !('labels' in element) || element.labels.size > 0
    case 'not':
      return !meets(test.of, element)
    case 'and':
      return test.parts.every((part) => meets(part, element))
    case 'or':
      return test.parts.some((part) => meets(part, element))
  }
}
