import type { EdgeMark, VertexMark } from '~/ui/figure/network'

/** Marks of findings, which are drawn in signal orange and above the rest. */
export const isFound = (mark: VertexMark | EdgeMark | undefined) => mark === 'found' || mark === 'answer'
