import type { DatabaseContent } from '../copy/types'
import { drawModel } from './model-drawing'
import { placeByGroup, placeRoundRobin } from './network-data'
import { drawAccess, drawPlacement, drawQuery } from './sample-drawings'
import { drawStorage } from './storage-drawing'

/** The database page's drawings by name. The browser fetches this module only when it renders the page itself. */
const drawings = {
  model: ({ model }: DatabaseContent) => drawModel(model.words),
  storage: ({ storage }: DatabaseContent) => drawStorage(storage.words),
  question0: () => drawQuery(0),
  question1: () => drawQuery(1),
  question2: () => drawQuery(2),
  question3: () => drawQuery(3),
  inTurn: ({ partition }: DatabaseContent) => drawPlacement(placeRoundRobin(), partition.word),
  byGroup: ({ partition }: DatabaseContent) => drawPlacement(placeByGroup(), partition.word),
  sight: ({ permissions }: DatabaseContent) => drawAccess(permissions.words)
} satisfies Record<string, (content: DatabaseContent) => string>

export type DatabaseDrawingName = keyof typeof drawings

/** SVG markup of a drawing, without the `<svg>` element. */
export function drawing(name: DatabaseDrawingName, content: DatabaseContent): string {
  return drawings[name](content)
}
