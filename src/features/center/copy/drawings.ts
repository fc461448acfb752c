import { drawNetwork, type NetworkEdge, type NetworkVertex } from '~/ui/figure/network'
import {
  type AskedId,
  type AskerId,
  askerIds,
  type CheckId,
  checkIds,
  type FindingId,
  findingIds,
  type MethodId,
  methodIds,
  questionIds,
  type StageId,
  stageIds
} from './types'

/* Drawings at the heads of the pages of the resource center, on 680 × 480. Their words come with the copy. */

const drawingSize = { width: 680, height: 480 } as const

type Words<Vertex extends string> = Readonly<Record<Vertex, string>>

/** The words of each drawing, by its name. */
interface DrawingWords {
  research: Words<FindingId | MethodId>
  school: Words<StageId>
  consultancy: Words<AskerId | AskedId>
  downloads: Words<CheckId>
}

const methodsOf: Readonly<Record<FindingId, readonly MethodId[]>> = {
  hops: ['seeds', 'timeouts'],
  paths: ['timeouts'],
  rank: ['iterations'],
  concurrency: ['users'],
  throughput: ['warmup', 'run']
}

/** The measurement behind each finding (spec §9). */
const drawMethods = (words: DrawingWords['research']) => drawPairs(findingIds, methodIds, methodsOf, words)

const askedBy: Readonly<Record<AskerId, readonly AskedId[]>> = {
  architect: ['choose', 'place'],
  engineer: ['place', 'merge'],
  business: ['choose', 'maintain'],
  operator: ['place', 'maintain']
}

/** The questions of each role. */
const drawQuestions = (words: DrawingWords['consultancy']) => drawPairs(askerIds, questionIds, askedBy, words)

/** Two columns of vertices, circles and squares, with the edges between them. */
function drawPairs<Left extends string, Right extends string>(
  left: readonly Left[],
  right: readonly Right[],
  pairs: Readonly<Record<Left, readonly Right[]>>,
  words: Words<Left | Right>
): string {
  const spread = (count: number, index: number) => Math.round((drawingSize.height * (index + 0.5)) / count)
  const vertices: NetworkVertex[] = [
    ...left.map(
      (id, index): NetworkVertex => ({
        id,
        shape: 'circle',
        at: { x: 200, y: spread(left.length, index) },
        // Large enough to omit its ring, which would overlap its words.
        size: 20,
        mark: 'start',
        label: words[id],
        labelPosition: 'left'
      })
    ),
    ...right.map(
      (id, index): NetworkVertex => ({
        id,
        shape: 'square',
        at: { x: 400, y: spread(right.length, index) },
        size: 13,
        mark: 'path',
        label: words[id],
        labelPosition: 'right'
      })
    )
  ]
  const edges = left.flatMap((from) => pairs[from].map((to): NetworkEdge => ({ from, to, mark: 'path' })))
  return drawNetwork({ vertices, edges })
}

interface Stage {
  at: { x: number; y: number }
  /** The side of the vertex that has no edge, where its name fits. */
  labelPosition: 'above' | 'below'
  needs: readonly StageId[]
}

/** Position of each stage, and the stages it depends on. */
const stages: Readonly<Record<StageId, Stage>> = {
  concepts: { at: { x: 72, y: 230 }, labelPosition: 'below', needs: [] },
  modeling: { at: { x: 202, y: 100 }, labelPosition: 'above', needs: ['concepts'] },
  install: { at: { x: 202, y: 360 }, labelPosition: 'below', needs: ['concepts'] },
  import: { at: { x: 332, y: 230 }, labelPosition: 'below', needs: ['modeling', 'install'] },
  queries: { at: { x: 462, y: 230 }, labelPosition: 'above', needs: ['import'] },
  algorithms: { at: { x: 590, y: 80 }, labelPosition: 'above', needs: ['queries'] },
  drivers: { at: { x: 590, y: 230 }, labelPosition: 'below', needs: ['queries'] },
  operations: { at: { x: 590, y: 390 }, labelPosition: 'below', needs: ['queries', 'install'] }
}

/** Learning topics and their prerequisites. */
function drawPath(words: DrawingWords['school']): string {
  const vertices = stageIds.map(
    (id): NetworkVertex => ({
      id,
      shape: 'circle',
      at: stages[id].at,
      size: 20,
      mark: id === 'concepts' ? 'start' : 'path',
      label: words[id],
      labelPosition: stages[id].labelPosition
    })
  )
  const edges = stageIds.flatMap((to) =>
    stages[to].needs.map((from): NetworkEdge => ({ from, to, mark: 'path', directed: true }))
  )
  return drawNetwork({ vertices, edges })
}

const checked: Readonly<Record<CheckId, Pick<NetworkVertex, 'shape' | 'at' | 'size' | 'mark' | 'labelPosition'>>> = {
  file: { shape: 'square', at: { x: 130, y: 130 }, size: 20, mark: 'solid', labelPosition: 'above' },
  published: { shape: 'circle', at: { x: 410, y: 130 }, size: 20, mark: 'plain', labelPosition: 'above' },
  copy: { shape: 'square', at: { x: 130, y: 350 }, size: 20, mark: 'start', labelPosition: 'below' },
  computed: { shape: 'circle', at: { x: 410, y: 350 }, size: 20, mark: 'path', labelPosition: 'below' },
  compare: { shape: 'diamond', at: { x: 540, y: 240 }, size: 22, mark: 'answer', labelPosition: 'below' }
}

/** Check of a download: the published file, the received file, and the comparison of their digests. */
function drawCheck(words: DrawingWords['downloads']): string {
  const vertices = checkIds.map((id): NetworkVertex => ({ id, ...checked[id], label: words[id] }))
  return drawNetwork({
    vertices,
    edges: [
      { from: 'file', to: 'published', directed: true },
      { from: 'published', to: 'compare', directed: true },
      { from: 'file', to: 'copy', mark: 'path', directed: true },
      { from: 'copy', to: 'computed', mark: 'path', directed: true },
      { from: 'computed', to: 'compare', mark: 'path', directed: true }
    ]
  })
}

/** A drawing with the words in it. */
export type CenterDrawingContent = { [Name in keyof DrawingWords]: { name: Name; words: DrawingWords[Name] } }[keyof DrawingWords]

/** SVG markup of the drawing. */
export function draw(content: CenterDrawingContent): string {
  switch (content.name) {
    case 'research':
      return drawMethods(content.words)
    case 'school':
      return drawPath(content.words)
    case 'consultancy':
      return drawQuestions(content.words)
    case 'downloads':
      return drawCheck(content.words)
  }
}
