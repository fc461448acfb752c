import type { DemoCopy } from '~/demos/types'
import { type VertexMark, vertexClasses } from '~/ui/figure/network'

const marks: readonly VertexMark[] = ['start', 'solid', 'path', 'found', 'answer', 'ghost']

/** The legend of the marks in the drawing. */
export function MarkLegend({ copy }: { copy: DemoCopy }) {
  return (
    <p className="legend">
      {marks.flatMap((mark) => {
        const name = copy.marks[mark]
        return name
          ? [
              <span key={mark} className="legend-key">
                <svg className="g-vertices" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
                  <circle className={vertexClasses[mark]} cx="7" cy="7" r="5" />
                </svg>
                {name}
              </span>
            ]
          : []
      })}
    </p>
  )
}
