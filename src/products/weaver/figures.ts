import { drawWeaving } from './weaving-drawing'
import { drawAccount, drawChanges, drawMatch, drawModel, drawTrial } from './weaving-steps'

export const figures = {
  weaving: drawWeaving,
  model: drawModel,
  match: drawMatch,
  trial: drawTrial,
  changes: drawChanges,
  account: drawAccount
}
