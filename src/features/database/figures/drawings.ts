import type { DatabaseContent } from '~/content/database/types'
import { drawModel } from './model-drawing'
import { placeByGroup, placeInTurn } from './network-data'
import { drawPlacement, drawQuestion, drawSight } from './sample-drawings'
import { drawStorage } from './storage-drawing'

/** The database page's drawings by name. The browser fetches this module only when it renders the page itself. */
const drawings = {
  model: ({ model }: DatabaseContent) => drawModel(model.words),
  storage: ({ storage }: DatabaseContent) => drawStorage(storage.words),
  question0: () => drawQuestion(0),
  question1: () => drawQuestion(1),
  question2: () => drawQuestion(2),
  question3: () => drawQuestion(3),
  inTurn: ({ partition }: DatabaseContent) => drawPlacement(placeInTurn(), partition.word),
  byGroup: ({ partition }: DatabaseContent) => drawPlacement(placeByGroup(), partition.word),
  sight: ({ permissions }: DatabaseContent) => drawSight(permissions.words)
} satisfies Record<string, (content: DatabaseContent) => string>

export type DatabaseDrawingName = keyof typeof drawings

/** SVG markup of a drawing, without the `<svg>` element. */
export function drawing(name: DatabaseDrawingName, content: DatabaseContent): string {
  return drawings[name](content)
}
