import { circle, group, path, text } from '~/ui/figure/draw'
import { type ConceptId, conceptIds, goalIds, goals, neededFor, needs } from './concepts'

const rowHeight = 46
const top = 40
const axis = 270

const heightOf = (id: ConceptId) => top + rowHeight * conceptIds.indexOf(id)

/** A semicircle on the left of the axis, from a concept down to one that needs it. */
function arc(need: ConceptId, concept: ConceptId): string {
  const [from, to] = [heightOf(need), heightOf(concept)]
  const radius = (to - from) / 2
  return `M${axis} ${from}A${radius} ${radius} 0 0 0 ${axis} ${to}`
}

function arcs(concepts: readonly ConceptId[]): string[] {
  return concepts.flatMap((concept) => needs[concept].map((need) => arc(need, concept)))
}

/**
 * The concepts in reading order, with their prerequisites as arcs; for each goal a layer with its prerequisites, shown
 * when selected.
 */
export function drawConcepts(names: Readonly<Record<ConceptId, string>>): string {
  const at = (id: ConceptId) => ({ x: axis, y: heightOf(id) })
  const label = (id: ConceptId, className?: string) => text({ x: axis + 22, y: heightOf(id) + 5 }, names[id], 'start', className)
  const plain = [
    path('g-edge', arcs(conceptIds)),
    group(
      'g-vertices',
      conceptIds.map((id) => circle(at(id), 7))
    ),
    ...conceptIds.map((id) => label(id))
  ]
  const chosen = goalIds.map((goal) => {
    const needed = neededFor(goals[goal])
    return group(`book-goal book-goal-${goal}`, [
      path('g-found', arcs(needed)),
      group(
        'g-vertices',
        needed.map((id) => circle(at(id), id === goals[goal] ? 9 : 7, id === goals[goal] ? 'g-answer' : 'g-on-found'))
      ),
      ...needed.map((id) => label(id, 'g-found-text'))
    ])
  })
  return [...plain, ...chosen].join('')
}
