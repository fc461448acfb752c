import { drawAccount, drawChanges, drawMatch, drawModel, drawTrial } from './weaving-steps'

export const figures = {
  model: drawModel,
  match: drawMatch,
  trial: drawTrial,
  changes: drawChanges,
  account: drawAccount
}
